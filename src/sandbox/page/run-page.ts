import type { ItemRecord } from '../records.ts';
import type { Browser, PageElement } from './dom.ts';
import type { DrawingTools, drawItem } from './draw-item.ts';

/**
 * Runs the page. Like its parts it runs in the browser, as the text of this very function: what it needs comes in.
 * It fetches again whenever the sandbox tells of a change, and touches only what differs: open items stay open.
 */
export function runPage(
  browser: Browser,
  draw: typeof drawItem,
  formats: Pick<DrawingTools, 'formatSize' | 'revealHidden'>,
): void {
  const { document } = browser;
  const PAGE_ITEMS = 50;
  const REDRAW_PAUSE_MS = 150;
  let limit = PAGE_ITEMS;
  let isNewView = true;
  let isDrawing = false;
  let isStale = false;
  const names = new Map<string, string>();

  const get = (id: string): PageElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`The page has no ${id}.`);
    return element;
  };
  const [items, search, object, sort, more, empty, live, faults] = [
    get('items'),
    get('search'),
    get('object'),
    get('sort'),
    get('more'),
    get('empty'),
    get('live'),
    get('faults'),
  ];

  const drawAbout = async (): Promise<void> => {
    const about: {
      readonly people: readonly { readonly id: string; readonly name: string }[];
      readonly objects: readonly { readonly objectType: string; readonly objectId: string }[];
      readonly faults: readonly string[];
    } = JSON.parse(await browser.fetchText('/sandbox/about'));
    for (const { id, name } of about.people) names.set(id, name);
    faults.hidden = about.faults.length === 0;
    faults.textContent = `Some requests fail on purpose: ${about.faults.join('; ')}`;
    const chosen = object.value;
    const options = ['', ...about.objects.map(({ objectType, objectId }) => `${objectType} ${objectId}`)].map(
      (value) => {
        const option = document.createElement('option');
        option.value = value;
        option.textContent = value === '' ? 'anything' : value;
        return option;
      },
    );
    if (options.length !== object.children.length) object.replaceChildren(...options);
    object.value = chosen;
  };

  const queryOf = (): URLSearchParams => {
    const [sortBy = '', sortDirection = ''] = sort.value.split(' ');
    const query = new URLSearchParams({ limit: String(limit), sortBy, sortDirection });
    if (search.value !== '') query.set('search', search.value);
    const space = object.value.indexOf(' ');
    if (space > 0) {
      query.set('objectType', object.value.slice(0, space));
      query.set('objectId', object.value.slice(space + 1));
    }
    return query;
  };

  const archive = async (item: ItemRecord): Promise<void> => {
    if (!browser.confirm(`Archive ${item.filename}? Its next version will be answered with 404.`)) return;
    await browser.post(`/sandbox/items/${item.id}/archive`);
  };

  const tools: DrawingTools = {
    document,
    ...formats,
    nameOf: (id) => names.get(id) ?? `user ${id.slice(0, 8)}`,
    archive: (item) => void archive(item),
  };

  const drawItems = async (): Promise<void> => {
    const page: { readonly items: readonly ItemRecord[]; readonly more: boolean } = JSON.parse(
      await browser.fetchText(`/sandbox/items?${queryOf().toString()}`),
    );
    const focused = document.activeElement;
    const kept = new Set(page.items.map((item) => `item-${item.id}`));
    for (const element of Array.from(items.children)) if (!kept.has(element.id)) element.remove();
    for (const [index, item] of page.items.entries()) {
      const fingerprint = JSON.stringify(item);
      const before = document.getElementById(`item-${item.id}`);
      let element = before;
      if (element === null || element.dataset['fingerprint'] !== fingerprint) {
        element = draw(item, tools);
        element.dataset['fingerprint'] = fingerprint;
        if (!isNewView) element.dataset['new'] = '';
        element.open = before?.open ?? false;
        const hadFocus = before !== null && before.querySelector('summary') === focused;
        before?.remove();
        items.insertBefore(element, items.children[index] ?? null);
        if (hadFocus) element.querySelector('summary')?.focus();
      } else if (items.children[index] !== element) {
        items.insertBefore(element, items.children[index] ?? null);
      }
    }
    isNewView = false;
    more.hidden = !page.more;
    empty.hidden = page.items.length > 0;
    empty.textContent =
      search.value === '' && object.value === ''
        ? 'Nothing yet. Upload something: it shows here at once.'
        : 'Nothing fits.';
  };

  /** One drawing at a time; what changes meanwhile is drawn once, afterwards. */
  const redraw = async (): Promise<void> => {
    isStale = true;
    if (isDrawing) return;
    isDrawing = true;
    while (isStale) {
      isStale = false;
      await drawAbout()
        .then(drawItems)
        .catch(() => showLive(false));
      await new Promise((resolve) => setTimeout(resolve, REDRAW_PAUSE_MS));
    }
    isDrawing = false;
  };

  const showLive = (isLive: boolean): void => {
    live.dataset['live'] = isLive ? 'yes' : 'no';
    live.textContent = isLive ? 'live' : 'not connected';
  };

  const moveFocus = (step: number): void => {
    const rows = [...document.querySelectorAll('summary')];
    const now = rows.findIndex((row) => row === document.activeElement);
    rows[now < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, now + step))]?.focus();
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target === search || event.target === object || event.target === sort;
    const actions = new Map([
      ['/', () => search.focus()],
      ['ArrowDown', () => moveFocus(1)],
      ['ArrowUp', () => moveFocus(-1)],
    ]);
    const action = actions.get(event.key);
    if (action === undefined || (isTyping && !(event.target === search && event.key === 'ArrowDown'))) return;
    event.preventDefault();
    action();
  });
  for (const control of [search, object, sort]) {
    control.addEventListener('input', () => {
      limit = PAGE_ITEMS;
      isNewView = true;
      void redraw();
    });
  }
  more.addEventListener('click', () => {
    limit += PAGE_ITEMS;
    isNewView = true;
    void redraw();
  });

  get('address').textContent = browser.origin;
  const events = browser.openEvents('/sandbox/changes');
  events.addEventListener('open', () => showLive(true));
  events.addEventListener('error', () => showLive(false));
  events.addEventListener('message', () => void redraw());
}
