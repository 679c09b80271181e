import type { SerializedStyles } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { App } from '../../../src/App.tsx';
import { pages } from '../../../src/routes.tsx';
import { StyleContext } from '../../../src/styles/useStyles.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

// The results of `useStyles` are remembered by the identity of the objects. One that a component writes while it renders is
// serialized again each time, and the server would keep more and more of them.
it.each(pageAddresses)('rendering %s again serializes no style again', async (location) => {
  const firstPage = await pages.load(location.replace(/\?.*/, ''));
  const render = () => {
    const used = new Set<SerializedStyles>();
    const app = createElement(StaticRouter, { location }, createElement(App, { firstPage }));
    renderToStaticMarkup(createElement(StyleContext, { value: (style) => used.add(style) }, app));
    return used;
  };
  const first = render();
  expect(first.size).toBeGreaterThan(20);
  expect([...render()].filter((style) => !first.has(style)).map(({ styles }) => styles)).toEqual([]);
});
