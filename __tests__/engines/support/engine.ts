/** The engines that the journeys run in, by the names of the projects of Playwright's runner. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What a reader's own browser may be set to. */
export interface Settings {
  javaScript: boolean;
  storage: boolean;
}

/** Keys that journeys press, by their names in `KeyboardEvent.key`. */
export const KEYS = [
  ...['Enter', 'Escape', 'Tab', 'Space', 'Home', 'End', 'Control', 'Shift', 'Alt'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
] as const;

/** One tab of a browser: the little that all three protocols can do alike. Everything else is built upon `evaluate`. */
export interface Tab {
  /** Loads an address; resolves once the document has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; what it takes and returns is JSON. Rejects while one document gives way to another. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the mouse at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses a key with the keys that are held meanwhile: `Control+k`. */
  press: (chord: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The page as a PDF; undefined where the engine has no way to make one. */
  pdf: () => Promise<Buffer | undefined>;
  /** Another tab of the same reader. */
  another: () => Promise<Tab>;
}

/** A reader with a browser of their own: storage that is empty at the start and gone at the end. */
export interface Session {
  tab: Tab;
  /** Errors and warnings of the console, and exceptions, that the protocol has told of. */
  complaints: string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: EngineName;
  /** Whether the protocol tells of the console; where not, the pages themselves have to (see `listeningServer`). */
  hearsConsole: boolean;
  newSession: (settings: Settings) => Promise<Session>;
  stop: () => Promise<void>;
}

/** The window of a desk's browser, in CSS pixels. */
export const DESK = { width: 1280, height: 800 } as const;
