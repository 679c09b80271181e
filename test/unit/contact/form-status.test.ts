import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StillSending } from '../../../src/contact/page/FormStatus.tsx';
import { defaultSite } from '../../../src/content/company/company.ts';
import { SiteContext } from '../../../src/SiteContext.ts';

it('a request that takes long names the phone number, and the e-mail address without one', () => {
  const linkOf = (phone?: string) =>
    /<a href="([^"]+)"/.exec(
      renderToStaticMarkup(
        createElement(SiteContext, { value: { ...defaultSite, ...(phone && { phone }) } }, createElement(StillSending)),
      ),
    )?.[1];
  expect(linkOf('+1 507 555 0100')).toBe('tel:+15075550100');
  expect(linkOf()).toBe(`mailto:${defaultSite.email}`);
});
