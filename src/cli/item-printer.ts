import type { ProofItem } from '../evidence/service.ts';
import { neutralizeJson, neutralizeLine } from '../report/neutral.ts';
import { formatBytes } from '../report/quantities.ts';

/** Prints items as they come. */
export interface ItemPrinter {
  print(items: readonly ProofItem[]): void;
  /** @param error why the list is not whole */
  end(error?: string): void;
}

/** A table for people, one JSON document, or CSV with a header (RFC 4180). */
export type ItemForm = 'table' | 'json' | 'csv';

/**
 * Prints in a form. A table shows names as a terminal can bear them, JSON escapes what a runner would obey, and CSV holds them as
 * they are, for the program that reads it.
 */
export function createItemPrinter(form: ItemForm, output: NodeJS.WritableStream): ItemPrinter {
  return forms[form]((text) => void output.write(text));
}

type Write = (text: string) => void;

const forms: Record<ItemForm, (write: Write) => ItemPrinter> = {
  table: printTable,
  json: printJson,
  csv: printCsv,
};

/** The name comes last: it may be long, and pages are printed before the next one is known. */
function printTable(write: Write): ItemPrinter {
  let count = 0;
  return {
    print(items) {
      for (const item of items) {
        write(count === 0 ? formatRow('ID', 'VERSION', 'SIZE', 'UPLOADED', 'NAME') : '');
        write(
          formatRow(
            neutralizeLine(item.id),
            String(item.version ?? '-'),
            item.size === undefined ? '-' : formatBytes(item.size),
            formatTime(item.uploadedOn)?.slice(0, 16).replace('T', ' ') ?? '-',
            neutralizeLine(item.filename) + (item.archived ? ' (archived)' : ''),
          ),
        );
        count += 1;
      }
    },
    end(error) {
      if (count === 0 && error === undefined) {
        write('There is nothing.\n');
      }
    },
  };
}

function formatRow(id: string, version: string, size: string, uploaded: string, name: string): string {
  return `${id.padEnd(36)}  ${version.padStart(7)}  ${size.padStart(8)}  ${uploaded.padEnd(16)}  ${name}\n`;
}

/** One document, printed piece by piece, and a whole one even when the list breaks off. */
function printJson(write: Write): ItemPrinter {
  let separator = '{"items":[\n';
  const separate = () => {
    write(separator);
    separator = ',\n';
  };
  return {
    print(items) {
      for (const item of items) {
        separate();
        write(neutralizeJson(JSON.stringify(describeItem(item))));
      }
    },
    end(error) {
      const end = `\n],"error":${error === undefined ? 'null' : neutralizeJson(JSON.stringify({ message: error }))}}\n`;
      write(separator === ',\n' ? end : `{"items":[${end}`);
    },
  };
}

const csvColumns = ['id', 'filename', 'version', 'size', 'createdOn', 'uploadedOn', 'archived'] as const;

function printCsv(write: Write): ItemPrinter {
  write(`${csvColumns.join(',')}\r\n`);
  return {
    print(items) {
      for (const item of items) {
        const row = describeItem(item);
        write(`${csvColumns.map((column) => formatCell(String(row[column] ?? ''))).join(',')}\r\n`);
      }
    },
    end: () => undefined,
  };
}

function formatCell(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function describeItem({ id, filename, version, size, createdOn, uploadedOn, archived }: ProofItem) {
  return {
    id,
    filename,
    version: version ?? null,
    size: size ?? null,
    createdOn: formatTime(createdOn) ?? null,
    uploadedOn: formatTime(uploadedOn) ?? null,
    archived,
  };
}

function formatTime(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}
