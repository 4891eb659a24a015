import { Command } from 'commander';

/** What `proof schema` was asked for; show-schema.ts does it. */
export interface SchemaFlags {
  readonly json?: true;
}

/** `proof schema FILE`: the schema that a CSV file shows, to paste into a workflow (docs/csv.md). */
export function schemaCommand(): Command {
  return new Command('schema')
    .description('Reads a CSV file and prints the schema that fits it, as YAML for csv-schemas.')
    .argument('<file>', 'CSV file, in UTF-8')
    .option('--json', 'print the wire form of the service instead')
    .addHelpText('after', footer)
    .action(async (file: string, flags: SchemaFlags) => {
      // Loaded here: nothing else that proof does needs to infer without uploading.
      const { showSchema } = await import('./show-schema.ts');
      await showSchema(file, flags);
    });
}

const footer = `
Example:
  proof schema reports/access-review.csv

Exit code: 0 a schema fits, 1 none does, 2 wrong input.`;
