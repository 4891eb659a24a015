/** The names and addresses under which clouds tell a machine its own credentials. */
const METADATA_HOSTS = new Set([
  'metadata.google.internal',
  'metadata.goog',
  'instance-data.ec2.internal',
  // Alibaba Cloud, Azure's wire server, Oracle Cloud.
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
]);

/** AWS and Google Cloud over IPv6, beside fe80::/10, as their eight groups. */
const METADATA_IPV6 = new Set(['fd00:ec2:0:0:0:0:0:254', 'fd20:ce:0:0:0:0:0:254']);

/**
 * Whether a host is link-local, or a cloud's metadata service: no proof service is there, but what hands out credentials to
 * whoever can make this machine ask. Names are not resolved.
 *
 * @param hostname as `URL` writes it: lower case, IPv4 with four decimal parts, IPv6 in brackets
 */
export function isMachineAddress(hostname: string): boolean {
  const host = hostname.replace(/\.$/u, '');
  if (METADATA_HOSTS.has(host) || (host.startsWith('169.254.') && isIpv4(host))) {
    return true;
  }
  const groups = host.startsWith('[') ? readGroups(host.slice(1, -1)) : [];
  const inner = readInnerIpv4(groups);
  return (
    METADATA_IPV6.has(groups.map((group) => group.toString(16)).join(':')) ||
    ((groups[0] ?? 0) & 0xff_c0) === 0xfe_80 ||
    (inner !== undefined && isMachineAddress(inner))
  );
}

function isIpv4(host: string): boolean {
  return /^[\d.]+$/u.test(host);
}

/** The eight groups of an IPv6 address. */
function readGroups(address: string): number[] {
  const [left = [], right = []] = address.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** Prefixes whose last two groups are an IPv4 address: compatible, mapped, translated, NAT64 (RFC 4291, 6052, 7915). */
const IPV4_PREFIXES = new Set(['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0']);

function readInnerIpv4(groups: readonly number[]): string | undefined {
  const prefix = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':');
  // 6to4 carries it behind its own prefix (RFC 3056).
  const pair = IPV4_PREFIXES.has(prefix) ? groups.slice(6) : groups[0] === 0x20_02 ? groups.slice(1, 3) : [];
  return pair.length === 0 ? undefined : pair.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
