/**
 * Reads a .dockerignore. What it returns tells whether a path, relative to the context, is left out: the last pattern that
 * matches it or a folder above it decides. A folder is also kept where an exception lies within it.
 */
export function readDockerignore(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const path = line.replace(/^!/, '').replace(/^\/|\/$/g, '');
      return { path, isException: line.startsWith('!'), expression: toExpression(path) };
    });
  return (path) => {
    if (path === '' || patterns.some((pattern) => pattern.isException && pattern.path.startsWith(`${path}/`)))
      return false;
    const last = patterns.findLast(({ expression }) => expression.test(path));
    return last !== undefined && !last.isException;
  };
}

/** Matches the path itself and all that lies below it. A star stands for hidden files, too. */
function toExpression(pattern: string): RegExp {
  if (/[[\]\\]/.test(pattern)) throw new Error(`.dockerignore: test/container/ does not understand "${pattern}"`);
  const parts = pattern.split(/(\*\*\/|\*\*|\*|\?)/).map((part) => {
    if (part === '**/') return '(.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    return part.replace(/[.+^${}()|]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(/|$)`);
}
