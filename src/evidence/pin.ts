import { searchBearers } from './listing.ts';
import { failLookup, type Lookup } from './lookup.ts';
import { organization } from './scopes.ts';
import { type ProofItem, type ProofService, ServiceError } from './service.ts';

/**
 * Finds a pinned item. The interface lists by name and not by id, so it is looked for under its proof name, else under the
 * name that its contents bear (interface.md §4.6), opened for the headers alone. No item: it does not exist.
 *
 * @param name the proof name, where one is known
 */
export async function lookUpPin(
  service: ProofService,
  proofId: string,
  name: string | undefined,
): Promise<Lookup> {
  try {
    const item = await findPinned(service, proofId, name);
    return { items: item === undefined || item.archived ? [] : [item] };
  } catch (error) {
    return failLookup(error, `the pinned item ${proofId}`);
  }
}

async function findPinned(
  service: ProofService,
  proofId: string,
  name: string | undefined,
): Promise<ProofItem | undefined> {
  const listed = name === undefined ? undefined : await findListed(service, proofId, name);
  if (listed !== undefined) {
    return listed;
  }
  const filename = await readStoredName(service, proofId);
  if (filename === undefined) {
    return undefined;
  }
  const renamed = filename === '' ? undefined : await findListed(service, proofId, filename);
  return renamed ?? { ...unlisted, id: proofId, filename };
}

const unlisted = {
  version: undefined,
  size: undefined,
  createdOn: undefined,
  uploadedOn: undefined,
  archived: false,
} as const;

async function findListed(
  service: ProofService,
  proofId: string,
  name: string,
): Promise<ProofItem | undefined> {
  const items = await searchBearers(service, organization, name);
  return items.find(({ id }) => id === proofId);
}

/** The file name of the latest version; nothing when the service knows no such item. */
async function readStoredName(service: ProofService, proofId: string): Promise<string | undefined> {
  try {
    const contents = await service.download(proofId);
    await contents.close();
    return contents.filename ?? '';
  } catch (error) {
    if (error instanceof ServiceError && error.facts.status === 404) {
      return undefined;
    }
    throw error;
  }
}
