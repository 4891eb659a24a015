import type { Gate } from './gate.ts';
import type { ProofService } from '../service.ts';

/** The same service behind the gate: reads and the idempotent PATCH are repeated there, writes are not. */
export function governService(service: ProofService, gate: Gate): ProofService {
  return {
    listPage: (query, cursor) => gate.repeat(() => service.listPage(query, cursor)),
    download: (proofId, version) => gate.repeat(() => service.download(proofId, version)),
    setSchema: (proofId, schema) => gate.repeat(() => service.setSchema(proofId, schema)),
    create: (upload) => gate.once(() => service.create(upload)),
    addVersion: (proofId, upload) => gate.once(() => service.addVersion(proofId, upload)),
    uploadAndLink: (target, upload) => gate.once(() => service.uploadAndLink(target, upload)),
  };
}
