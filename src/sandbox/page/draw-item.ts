import type { ItemRecord } from '../records.ts';
import type { PageDocument, PageElement } from './dom.ts';

export interface DrawingTools {
  readonly document: PageDocument;
  readonly formatSize: (bytes: number) => string;
  readonly revealHidden: (text: string) => string;
  /** Finds the name of a user. */
  readonly nameOf: (id: string) => string;
  /** Is called when a person asks for it. */
  readonly archive: (item: ItemRecord) => void;
}

/**
 * Draws one proof item. Runs in the browser, as the text of this very function: it uses nothing from outside itself.
 * Whatever the service was sent becomes text, never markup.
 */
export function drawItem(
  item: ItemRecord,
  { document, formatSize, revealHidden, nameOf, archive }: DrawingTools,
): PageElement {
  const make = (
    tag: string,
    className: string,
    ...children: readonly (PageElement | string)[]
  ): PageElement => {
    const element = document.createElement(tag);
    if (className !== '') element.className = className;
    element.append(...children);
    return element;
  };
  const drawText = (text: string): PageElement => make('bdi', '', revealHidden(text));
  const drawTime = (iso: string): PageElement => {
    const shown = new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
    const element = make('time', '', shown);
    element.setAttribute('datetime', iso);
    return element;
  };
  const drawSize = (bytes: number): PageElement => {
    const element = make('span', 'number', formatSize(bytes));
    element.title = `${bytes} bytes`;
    return element;
  };

  const drawSummary = (): PageElement => {
    const latest = item.versions.at(-1);
    const tags = [
      ...(item.testable
        ? [make('span', 'tag', item.schema === undefined ? 'CSV, no schema' : 'CSV, schema')]
        : []),
      ...(item.archived ? [make('span', 'tag warn', 'archived')] : []),
    ];
    return make(
      'summary',
      '',
      make('span', 'name', drawText(item.filename), ...tags),
      make('span', 'number', `v${latest?.version ?? '?'}`),
      drawSize(latest?.size ?? 0),
      make('span', 'owner', drawText(nameOf(item.ownedBy))),
      make('span', 'time', drawTime(item.uploadedOn)),
      make(
        'span',
        'links',
        ...item.links.map((link) => make('span', 'tag', drawText(`${link.objectType} ${link.objectId}`))),
      ),
    );
  };

  const drawVersions = (): PageElement => {
    const rows = item.versions.toReversed().map((version) => {
      const link = make('a', '', 'Download');
      link.setAttribute('href', `/sandbox/contents/${item.id}/${version.version}`);
      link.setAttribute('download', '');
      link.setAttribute('aria-label', `Download version ${version.version} of ${item.filename}`);
      return make(
        'tr',
        '',
        make('td', 'number', `v${version.version}`),
        make('td', '', drawSize(version.size)),
        make('td', '', link),
        make('td', 'wide', drawTime(version.uploadedOn)),
        make('td', 'wide', drawText(nameOf(version.uploadedBy))),
        make('td', 'wide', make('code', '', version.sha256)),
      );
    });
    const heads = ['Version', 'Size', 'Contents', 'Uploaded', 'By', 'SHA-256'].map((head) =>
      make('th', '', head),
    );
    return make('table', 'versions', make('thead', '', make('tr', '', ...heads)), make('tbody', '', ...rows));
  };

  const drawSchema = (): readonly PageElement[] => {
    if (item.schema === undefined) return [];
    const rows = item.schema.schema.fields.map((field) =>
      make('tr', '', make('td', '', drawText(field.name)), make('td', '', field.type)),
    );
    const caption = make('caption', '', item.schema.isPrivate ? 'Schema (private)' : 'Schema');
    return [make('table', 'fields', caption, make('tbody', '', ...rows))];
  };

  const drawFacts = (): PageElement => {
    const facts: readonly (readonly [string, PageElement])[] = [
      ['Id', make('code', '', item.id)],
      ['Owner', make('code', '', item.ownedBy)],
      ['Created', make('span', '', drawTime(item.createdOn), ' by ', drawText(nameOf(item.createdBy)))],
      ['Updated', make('span', '', drawTime(item.updatedOn), ' by ', drawText(nameOf(item.updatedBy)))],
    ];
    return make('dl', '', ...facts.flatMap(([term, value]) => [make('dt', '', term), make('dd', '', value)]));
  };

  const drawArchive = (): readonly PageElement[] => {
    if (item.archived) return [];
    const button = make('button', '', 'Archive');
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => archive(item));
    return [button];
  };

  const details = make('details', '', drawSummary());
  details.id = `item-${item.id}`;
  details.append(make('div', 'body', drawVersions(), ...drawSchema(), drawFacts(), ...drawArchive()));
  return details;
}
