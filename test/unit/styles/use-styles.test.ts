import type { SerializedStyles } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleContext, useStyles, type Styles } from '../../../src/styles/useStyles.ts';

/** Renders a component with these styles, and returns its markup and the styles that it has added to the page. */
function render(...[styles, ...others]: [Styles, ...(Styles | undefined)[]]) {
  const added: string[] = [];
  const addStyle = ({ styles: text }: SerializedStyles) => void added.push(text);
  const Card = () => {
    const classes = useStyles(styles, ...others);
    return createElement('p', { className: classes.root }, createElement('b', { className: classes.title }));
  };
  const html = renderToStaticMarkup(createElement(StyleContext, { value: addStyle }, createElement(Card)));
  return { html, added };
}

const base = { root: { color: 'red', margin: 0 }, title: { color: 'green' } };
const kind = { root: { color: 'blue' } };

it('each part has one class, whose later styles win', () => {
  const { html, added } = render(base, kind);
  expect(html).toMatch(/^<p class="s\w+"><b class="s\w+"><\/b><\/p>$/);
  expect(added).toEqual([expect.stringMatching(/color:red;margin:0;.*color:blue;/), expect.stringContaining('green')]);
});

it('another order of the styles is another class', () => {
  expect(render(base, kind).html).not.toBe(render({ ...kind, title: {} }, base).html);
});

it('styles that are left out, and lists of styles, do not change the class', () => {
  const { html } = render({ root: { color: 'red', margin: 0 } }, { root: { color: 'blue' } });
  expect(render({ root: { color: 'red', margin: 0 } }, undefined, { root: { color: 'blue' } }).html).toBe(html);
  expect(render({ root: [{ color: 'red', margin: 0 }, [{}, { color: 'blue' }]] }).html).toBe(html);
});

it('a part without a style has no class', () => {
  expect(render({ root: {}, title: [{}] })).toEqual({ html: '<p><b></b></p>', added: [] });
});
