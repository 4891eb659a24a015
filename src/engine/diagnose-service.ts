import type { ConnectionSettings } from '../evidence/inputs/connection.ts';
import { diagnose } from '../evidence/diagnosis/diagnose.ts';
import type { Observation } from '../evidence/diagnosis/observation.ts';
import { parseUuid } from '../evidence/inputs/input-values.ts';
import { readLimits } from '../evidence/inputs/limits.ts';
import { type RawInputs, readInput } from '../evidence/inputs/raw-inputs.ts';
import { parseTargets } from '../evidence/targets.ts';
import { describeProxies, readProxies } from '../service/proxies.ts';
import type { Host } from './host.ts';
import { withService } from './with-service.ts';

/** Looks at everything that an upload needs. Throws InputError where the inputs themselves are wrong. */
export async function diagnoseService(
  raw: RawInputs,
  connection: ConnectionSettings,
  host: Host,
): Promise<Observation[]> {
  const settings = {
    connection,
    owner: readInput(raw, 'owner', parseUuid, undefined),
    targets: readInput(raw, 'link', parseTargets, []),
    proxy: describeProxies(readProxies(host.environment)),
  };
  let minted: string | undefined;
  const onToken = (token: string) => {
    minted = token;
    host.onToken(token);
  };
  return withService(connection, readLimits(raw).timeoutMs, { ...host, onToken }, (session) =>
    diagnose(settings, { ...session, mintedToken: () => minted }),
  );
}
