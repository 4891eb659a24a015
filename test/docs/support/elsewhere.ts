/** A command of the papers that `npm test` does not run. */
export interface Elsewhere {
  readonly command: RegExp;
  readonly because: string;
  /** The file that runs it, and how it stands there. */
  readonly runs?: { readonly file: string; readonly as: string };
}

/** Every command that is not run here, why, and what runs it. An entry that fits no command any more has to go. */
export const elsewhere: readonly Elsewhere[] = [
  {
    command: /^npm ci$/u,
    because: 'it downloads all that this repository is made of',
    runs: { file: '.ci/run', as: 'npm ci\n' },
  },
  {
    command: /^npm run demo$/u,
    because: 'it needs the history of this repository',
    runs: { file: '.ci/run', as: 'npm run demo\n' },
  },
  {
    command: /^npm run sandbox\b/u,
    because: 'it takes port 4010, which another may have',
    runs: { file: 'test/cli/sandbox.test.ts', as: "'sandbox'" },
  },
  {
    command: /\bact (?:push|schedule)\b/u,
    because: 'it needs act, which .ci/install-runners installs',
    runs: { file: 'test/runners/act.test.ts', as: 'pushAsShown' },
  },
  {
    command: /^go install github\.com\/nektos\/act@latest$/u,
    because: 'it downloads',
    runs: { file: '.ci/install-runners', as: 'go install "github.com/nektos/act@' },
  },
  {
    command: /^npm install --global \.\/upload-proof-\*\.tgz$/u,
    because: 'it changes the machine; the package is unpacked instead',
    runs: { file: 'test/scripts/package.test.ts', as: "'pack'" },
  },
  {
    command: /^sha256sum --check$/u,
    because: 'it is the beginning of a command that has its files',
    runs: { file: 'docs/receipts.md', as: 'sha256sum --check "$CHECKSUMS_FILE"' },
  },
  { command: /^gh attestation verify /u, because: 'it asks GitHub about an attestation that it made' },
];
