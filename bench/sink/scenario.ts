/** What the sink is before a run begins. */
export interface Scenario {
  /** Waited before each answer, as a service far away does. */
  readonly latencyMs?: number;
  /** Most items on a page, whatever the client asks for. */
  readonly pageCap?: number;
  /** Items that are there already. */
  readonly preset?: Preset;
}

export interface Preset {
  readonly names: readonly string[];
  /** Size of each, and of what its contents answer. */
  readonly bytes: number;
  /** What all are linked to, such as `control:X`; nothing for items of the organization. */
  readonly link?: string;
}

/** What the sink saw since the scenario began. */
export interface SinkReport {
  readonly requests: number;
  /** File name and size of each upload, in the order of arrival. */
  readonly landed: readonly (readonly [filename: string, bytes: number])[];
  /** Schemas that were set. */
  readonly schemas: number;
  /** Of contents. */
  readonly servedBytes: number;
  /** User and system time of the sink's process. */
  readonly cpuSeconds: number;
}

/** What the sink is told by the process that started it. */
export type SinkOrder = { readonly begin: Scenario } | 'report';

/** What it answers. */
export type SinkAnswer = { readonly port: number } | 'begun' | SinkReport;
