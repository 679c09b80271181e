import * as emotion from '@emotion/react/jsx-runtime';
import type { ElementType, Key } from 'react';
import { Link } from 'react-router';

// Replaces React's JSX runtime, Emotion's `css` and `useStyle.ts` in the naive build, so that the site's components render
// with `css` props and `<Link>`.
export { Fragment } from '@emotion/react/jsx-runtime';

const styles = new Map<string, object>();

/** Names a style without compiling it. Emotion then serializes it for each element, as it does with a `css` prop. */
export function css(...parts: object[]) {
  const style = Object.assign(parts, { className: `style-${styles.size}` });
  styles.set(style.className, style);
  return style;
}

export const useStyle = ({ className }: { className: string }) => className;

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
