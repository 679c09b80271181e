import { pages } from '../routes.tsx';

/** An error that a script of the page met, as it is sent to `/reports`. */
export interface BrowserError {
  route: string;
  message: string;
  file: string;
  line: number;
  column: number;
}

/** An error that throws again and again says nothing new. */
const most = 5;

/** The name of a page's route, for its address, which itself is not sent. */
export const routeOf = (address: string): string => pages.find(new URL(address).pathname)?.path ?? 'other';

/**
 * Collects errors that no script caught, from before hydration on. React reports a failed hydration in the same way. At most
 * five are added to the list that is returned, however long the document lives.
 */
export function collectErrors(): BrowserError[] {
  const errors: BrowserError[] = [];
  let count = 0;
  const add = (message: string, file = '', line = 0, column = 0) => {
    count += 1;
    if (count > most) return;
    errors.push({ route: routeOf(location.href), message: message.slice(0, 500), file, line, column });
  };
  window.addEventListener('error', ({ message, filename, lineno, colno }) => add(message, filename, lineno, colno));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason));
    const [, file, line, column] = /(https?:.*?):(\d+):(\d+)/.exec(stack) ?? [];
    add(message, file, Number(line ?? 0), Number(column ?? 0));
  });
  return errors;
}
