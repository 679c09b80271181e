/** A browser engine that the tests run in. */
export interface Engine {
  name: string;
  /** Finds or installs the engine's programs. Throws a message that names a missing one. */
  find: () => void;
  launch: (options: LaunchOptions) => Promise<BrowserDriver>;
}

export interface LaunchOptions {
  base: string;
  scripts: boolean;
}

export interface ViewSize {
  width: number;
  height: number;
}

/** A browser with one open page. `page.ts` has the functions that tests call. */
export interface BrowserDriver {
  /** Whether pages run their scripts. */
  scripts: boolean;
  /** Opens a path in a new window without history and closes the previous window. */
  open: (path: string, size: ViewSize) => Promise<void>;
  resize: (size: ViewSize) => Promise<void>;
  /** Evaluates an expression that gives a string. A promise of a string works only if pages run their scripts. */
  evaluate: (expression: string) => Promise<string>;
  /** Performs the actions of an input source. Classic WebDriver and BiDi use the same objects. */
  act: (source: InputSource) => Promise<void>;
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Goes back (-1) or forward (1) in the history. */
  goBy: (steps: -1 | 1) => Promise<void>;
  /** Returns the console errors, uncaught errors and policy violations since the page was opened. */
  problems: () => Promise<string[]>;
  downloads: string;
  close: () => Promise<void>;
}

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
type PointerAction = { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };
type InputSource =
  | { type: 'key'; id: string; actions: readonly KeyAction[] }
  | { type: 'pointer'; id: string; actions: readonly PointerAction[] };
