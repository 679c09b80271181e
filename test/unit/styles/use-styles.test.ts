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

it('each part has one class, whose later styles win; styles may be left out, and be lists', () => {
  const base = { root: [{ color: 'red' }, [{}, { margin: 0 }]], title: { color: 'green' } };
  const { html, added } = render(base, undefined, { root: { color: 'blue' } });
  expect(html).toMatch(/^<p class="s\w+"><b class="s\w+"><\/b><\/p>$/);
  expect(added).toEqual([
    expect.stringMatching(/color:red;.*margin:0;.*color:blue;/),
    expect.stringContaining('green'),
  ]);
});
