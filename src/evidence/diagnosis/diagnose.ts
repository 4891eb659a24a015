import type { Clock } from '../clock.ts';
import type { ConnectionSettings } from '../inputs/connection.ts';
import { ServiceError, type Target } from '../service.ts';
import type { Observation } from './observation.ts';
import { describeAddress, describeOwner, describeToken } from './observe-access.ts';
import {
  describeClock,
  describeLimit,
  describePage,
  describeShape,
  describeTarget,
  USUAL_PAGE_ITEMS,
} from './observe-service.ts';
import type { ProbeAnswer, ServiceProbe } from './probe.ts';

/** What an upload would go by, and a diagnosis looks at. */
export interface DiagnosisSettings {
  readonly connection: ConnectionSettings;
  readonly owner: string | undefined;
  readonly targets: readonly Target[];
  /** Which proxy there is, as the environment tells, without credentials. */
  readonly proxy: string;
}

/** What a diagnosis needs of others. */
export interface DiagnosisPorts {
  readonly probe: ServiceProbe;
  readonly clock: Clock;
  /** The token that was minted, once one was. */
  readonly mintedToken: () => string | undefined;
}

/** Looks at everything that an upload needs, and goes on where something is wrong. Reads only. */
export async function diagnose(settings: DiagnosisSettings, ports: DiagnosisPorts): Promise<Observation[]> {
  const { connection, owner, targets, proxy } = settings;
  const answer = await probe(ports.probe, { limit: 1 });
  const observations = [
    describeAddress(connection, answer),
    { what: 'proxy', state: 'ok', says: proxy } as const,
    describeToken(connection, ports.mintedToken(), ports.clock.now(), answer),
    describeOwner(owner, connection.ownerField),
  ];
  if (answer instanceof ServiceError) {
    return observations;
  }
  observations.push(
    describeClock(answer, ports.clock.now()),
    describeShape(answer.shape),
    describeLimit(answer.shape),
    describePage(await probe(ports.probe, { limit: USUAL_PAGE_ITEMS })),
  );
  for (const target of targets) {
    observations.push(describeTarget(target, await probe(ports.probe, { limit: 1, target })));
  }
  return observations;
}

async function probe(port: ServiceProbe, query: Parameters<ServiceProbe['list']>[0]): Promise<ProbeAnswer> {
  try {
    return await port.list(query);
  } catch (error) {
    if (error instanceof ServiceError) {
      return error;
    }
    throw error;
  }
}
