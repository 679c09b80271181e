import * as emotion from '@emotion/react/jsx-runtime';
import type { ElementType, Key } from 'react';
import { Link } from 'react-router';
import type { Style } from '../../src/styles/useStyle.ts';

// Replaces React's JSX runtime and `useStyle.ts` in the naive build, so that the site's components render with `css` props
// and `<Link>`.
export { Fragment } from '@emotion/react/jsx-runtime';

const classNames = new Map<Style, string>();
const styles = new Map<string, Style>();

/** Names styles without compiling them. Emotion then serializes them for each element, as it does with a `css` prop. */
export function useStyle(...given: (Style | undefined)[]): string {
  const named = given.flatMap((style) => {
    if (!style) return [];
    const name = classNames.get(style) ?? `style-${classNames.size}`;
    classNames.set(style, name);
    styles.set(name, style);
    return [name];
  });
  return named.join(' ');
}

interface Props {
  className?: string;
  href?: string;
}

export const jsx = (type: ElementType, props: Props, key?: Key) => emotion.jsx(...naive(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => emotion.jsxs(...naive(type, props), key);

function naive(type: ElementType, props: Props): [ElementType, object] {
  if (typeof type !== 'string') return [type, props];
  const { className = '', href, ...others } = props;
  const names = className.split(' ');
  const style = names.flatMap((name) => styles.get(name) ?? []);
  const plain = names.filter((name) => !styles.has(name)).join(' ');
  const naiveProps = { ...others, ...(style.length > 0 && { css: style }), ...(plain && { className: plain }) };
  return type === 'a' && href?.startsWith('/') ? [Link, { ...naiveProps, to: href }] : [type, { ...naiveProps, href }];
}
