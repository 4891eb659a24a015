/**
 * The little of the browser that the page's script uses. The whole DOM library would change types of Node's own
 * globals (fetch, Blob, timers) for every other room.
 */
export interface PageElement {
  id: string;
  textContent: string;
  className: string;
  hidden: boolean;
  open: boolean;
  value: string;
  title: string;
  readonly dataset: Record<string, string | undefined>;
  readonly children: ArrayLike<PageElement>;
  append(...children: readonly (PageElement | string)[]): void;
  replaceChildren(...children: readonly (PageElement | string)[]): void;
  insertBefore(child: PageElement, before: PageElement | null): void;
  remove(): void;
  focus(): void;
  setAttribute(name: string, value: string): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  addEventListener(type: string, listener: (event: PageEvent) => void): void;
}

interface PageEvent {
  readonly key: string;
  readonly target: PageElement;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

export interface PageDocument extends Pick<PageElement, 'addEventListener' | 'querySelectorAll'> {
  readonly activeElement: PageElement | null;
  getElementById(id: string): PageElement | null;
  createElement(tag: string): PageElement;
}

interface PageEventSource {
  addEventListener(type: 'open' | 'error' | 'message', listener: () => void): void;
}

/** What the page asks of the browser. */
export interface Browser {
  readonly document: PageDocument;
  /** Scheme, host and port of the page. */
  readonly origin: string;
  openEvents(path: string): PageEventSource;
  confirm(question: string): boolean;
  /** Rejects when the answer is no success. */
  fetchText(path: string): Promise<string>;
  post(path: string): Promise<unknown>;
}
