import type { RunEvent } from '../../src/evidence/events.ts';
import type { FoundFiles } from '../../src/evidence/files.ts';
import type { Plan } from '../../src/evidence/steps.ts';
import type { RunReport } from '../../src/evidence/report.ts';
import type { Ports } from '../../src/evidence/run.ts';
import type { EvidenceEntry } from '../../src/evidence/inputs/entry.ts';
import type { UploadSettings } from '../../src/evidence/settings.ts';
import { submitEvidence } from '../../src/evidence/submit.ts';
import type { FakeStore, StoredItem } from './fake-store.ts';
import { FakeService, type ServiceTraits } from './fake-service.ts';
import { MemoryFiles } from './memory-files.ts';
import { makeSettings } from './settings.ts';
import { VirtualClock } from './virtual-clock.ts';

/** What differs from a run of one file against an empty service where all goes well. */
export interface Scene {
  readonly files?: Readonly<Record<string, string>>;
  readonly found?: Partial<Omit<FoundFiles, 'files'>>;
  readonly entry?: Partial<EvidenceEntry>;
  readonly settings?: Partial<UploadSettings>;
  readonly service?: Partial<ServiceTraits>;
  /** Fills the service before the run. */
  readonly seed?: (store: FakeStore) => void;
  readonly random?: () => number;
}

/** The ports of a run, faked, with what they recorded. */
export class Stage {
  readonly clock = new VirtualClock();
  readonly events: RunEvent[] = [];
  readonly files: MemoryFiles;
  readonly service: FakeService;
  readonly settings: UploadSettings;
  readonly ports: Ports;
  readonly #abort = new AbortController();

  constructor({ files = { 'report.txt': 'all is well' }, found, entry, settings, ...scene }: Scene = {}) {
    const { signal } = this.#abort;
    this.files = new MemoryFiles(files, found);
    this.service = new FakeService(this.clock, { signal, ...scene.service });
    this.settings = makeSettings({ ...settings, entry: entry ?? {} });
    this.ports = {
      service: this.service,
      files: this.files,
      clock: this.clock,
      random: scene.random ?? (() => 0.5),
      emit: (event) => this.events.push(event),
      signal,
    };
    scene.seed?.(this.service.store);
  }

  /** One run from begin to end. */
  upload(overrides: Partial<UploadSettings> = {}): Promise<RunReport> {
    return this.clock.tell(submitEvidence({ ...this.settings, ...overrides }, this.ports));
  }

  /** Lets something happen during the run. */
  after(ms: number, happen: () => void): void {
    void this.clock.sleep(ms).then(happen);
  }

  /** The n-th item that the service holds, from 0. */
  item(index: number): StoredItem {
    const item = this.service.items[index];
    if (item === undefined) {
      throw new Error(`the service holds no item ${index}`);
    }
    return item;
  }

  cancel(reason = 'the run was cancelled'): void {
    this.#abort.abort(new Error(reason));
  }

  get plan(): Plan | undefined {
    return this.events.find((event) => event.type === 'planned')?.plan;
  }

  /** Texts of the events of one type. */
  messages(type: 'notice' | 'warning' | 'detail'): string[] {
    return this.events.flatMap((event) => (event.type === type ? event.message : []));
  }
}
