import { createElement, type ComponentType, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { jsx } from 'react/jsx-runtime';
import { StaticRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { FooterContent } from '../../src/layout/FooterContent.tsx';
import type { PageProps } from '../../src/page.ts';
import { addresses, findRoute } from '../../src/routes.tsx';

// The content of a `static` page stays in the browser as the server wrote it: React never takes it over. An event handler
// or a ref in it would do nothing there, and a button with `onClick` would be dead.

/** The handlers and refs of the elements that were made. */
const found = vi.hoisted((): string[] => []);

vi.mock('react/jsx-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-runtime')>();
  return { ...runtime, jsx: watch(runtime.jsx), jsxs: watch(runtime.jsxs) };
});
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  return { ...runtime, jsxDEV: watch(runtime.jsxDEV) };
});

/** Wraps a function that makes elements of JSX, so that it notes what needs a script. */
function watch<Rest extends unknown[], Made>(make: (type: ElementType, props: unknown, ...rest: Rest) => Made) {
  return (type: ElementType, props: unknown, ...rest: Rest) => {
    for (const [name, value] of Object.entries(Object(props))) {
      const isLive = typeof value === 'function' || (name === 'ref' && value);
      if (typeof type === 'string' && isLive) found.push(`${name} of <${type}>`);
    }
    return make(type, props, ...rest);
  };
}

/** What in a component needs a script, as it is drawn at this address. */
function needsScript(component: ComponentType<PageProps>, path: string): string[] {
  found.length = 0;
  const content = createElement(component, { path, search: '' });
  renderToString(createElement(StaticRouter, { location: path }, content));
  return [...found];
}

const staticPages = addresses.filter((path) => findRoute(path).static);

it.each(staticPages)('%s, which is static, has no handler and no ref', async (path) => {
  const { Component } = await findRoute(path).load();
  expect(needsScript(Component, path)).toEqual([]);
});

it('the footer, whose words stay as served on every page, has no handler and no ref', () => {
  expect(needsScript(FooterContent, '/')).toEqual([]);
});

describe('the search for handlers', () => {
  it('covers most pages', () => {
    expect(staticPages.length).toBeGreaterThan(addresses.length / 2);
  });

  it('finds those of the contact form', async () => {
    const { Component } = await findRoute('/contact').load();
    expect(needsScript(Component, '/contact')).toEqual(expect.arrayContaining(['onSubmit of <form>', 'ref of <form>']));
  });

  it.each(['onClick', 'onToggle', 'ref'])('finds %s anywhere in a component', (name) => {
    const Button = () => jsx('button', { type: 'button', [name]: () => {} });
    const Page = () => jsx('section', { children: jsx(Button, {}) });
    expect(needsScript(Page, '/')).toEqual([`${name} of <button>`]);
  });
});
