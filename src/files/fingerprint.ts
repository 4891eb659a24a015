import { type BigIntStats, lstatSync, statSync } from 'node:fs';

/** What stands at a location, and what tells it from anything that may replace it. */
export interface Identity {
  readonly stats: BigIntStats;
  readonly fingerprint: string;
}

/** Looks at a location; a link is followed only when told. */
export function identify(location: string, followLink: boolean): Identity {
  const stats = (followLink ? statSync : lstatSync)(location, { bigint: true });
  return { stats, fingerprint: fingerprintOf(stats, followLink) };
}

/**
 * Device, inode, size, and the times of the last change of bytes and of metadata; the latter cannot be set back.
 * A rewrite to the same size within one tick of the file system's clock (4 ms, often) escapes it.
 */
export function fingerprintOf(stats: BigIntStats, followLink: boolean): string {
  const way = followLink ? 'followed' : 'direct';
  return [way, stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
}

/** True when the file was found with `allow: symlinks`. */
export function followsLink(fingerprint: string): boolean {
  return fingerprint.startsWith('followed:');
}

/** True when it is the same file, changed or not. */
export function isSameInode(fingerprint: string, { dev, ino }: BigIntStats): boolean {
  const [, foundDev, foundIno] = fingerprint.split(':');
  return foundDev === String(dev) && foundIno === String(ino);
}
