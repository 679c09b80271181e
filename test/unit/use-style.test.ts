import type { SerializedStyles } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleContext, useStyle, type Style } from '../../src/styles/useStyle.ts';

/** Renders an element with these styles, and returns its markup and the styles that it has added to the page. */
function render(...styles: (Style | undefined)[]) {
  const added: SerializedStyles[] = [];
  const Part = () => createElement('p', { className: useStyle(...styles) });
  const html = renderToStaticMarkup(
    createElement(StyleContext, { value: (style) => added.push(style) }, createElement(Part)),
  );
  return { html, added };
}

const base: Style = { color: 'red', margin: 0 };
const variant: Style = { color: 'blue' };

it('several styles become one class, in which a later one wins', () => {
  const { html, added } = render(base, variant);
  expect(html).toMatch(/^<p class="s\w+"><\/p>$/);
  expect(added.map(({ styles }) => styles)).toEqual([expect.stringMatching(/color:red;margin:0;.*color:blue;/)]);
});

it('the same styles are serialized once, and another order is another class', () => {
  expect(render(base, variant).added[0]).toBe(render(base, undefined, variant).added[0]);
  expect(render(variant, base).html).not.toBe(render(base, variant).html);
});

it('a style that is left out does not change the class, whether it is missing first or later', () => {
  const [one, other]: Style[] = [{ color: 'green' }, { color: 'green' }];
  expect(render(one, undefined).html).toBe(render(other).html);
});

it('without a style there is no class', () => {
  expect(render(undefined)).toEqual({ html: '<p></p>', added: [] });
});
