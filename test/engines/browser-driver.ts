/** A browser engine that the steps run in. */
export interface Engine {
  name: string;
  /** Finds the engine's programs, or installs them. Throws one clear sentence where there are none to be had. */
  find: () => void;
  launch: (options: LaunchOptions) => Promise<BrowserDriver>;
}

export interface LaunchOptions {
  /** Origin of the site. */
  base: string;
  scripts: boolean;
}

export interface ViewSize {
  width: number;
  height: number;
}

/** What the steps need of a browser; `page.ts` builds clicks and the like upon it. It shows one page at a time. */
export interface BrowserDriver {
  /** Whether pages run their scripts. */
  scripts: boolean;
  /** Opens an address of the site in a window of its own, which has no history, and closes the one before. */
  open: (path: string, size: ViewSize) => Promise<void>;
  resize: (size: ViewSize) => Promise<void>;
  /** The value of an expression: a string, or the promise of one. With the page's own scripts switched off, only a string. */
  evaluate: (expression: string) => Promise<string>;
  /** Keys and pointer, in the words of WebDriver's actions: the classic protocol and BiDi share them. */
  act: (device: InputDevice) => Promise<void>;
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Back (-1) or forward (1) in the history. */
  goBy: (steps: -1 | 1) => Promise<void>;
  /** Console errors, uncaught errors and policy violations since the page was opened. */
  problems: () => Promise<string[]>;
  /** Where it saves files, without asking. */
  downloads: string;
  close: () => Promise<void>;
}

type InputDevice =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };
