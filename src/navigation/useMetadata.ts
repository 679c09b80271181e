import { useRef } from 'react';
import { documentTitle, type DescribedPage, type Page } from '../page.ts';
import { useSite } from '../SiteContext.ts';
import { useOptionalEffect } from '../useOptionalEffect.ts';
import { headTags } from './metadata/head-tags.ts';
import { structuredDataText } from './metadata/structured-data.ts';

/**
 * Writes the title and the metadata of the current page into the head, and announces the title to screen readers. The server has
 * written those of the first page.
 */
export function useMetadata(path: string, page: Page) {
  const site = useSite();
  const described = useRef(page);
  useOptionalEffect(() => {
    if (page === described.current) return;
    described.current = page;
    document.title = documentTitle(page.summary, site);
    document.querySelector('#root > output')?.replaceChildren(document.title);
    showMetadata({ ...page, path, site });
  }, [path, page, site]);
}

/** Replaces the metadata of the previous page in the head (`data-page`) by those of this one. */
function showMetadata(page: DescribedPage): void {
  const tags = headTags(page).map(([name, attributes]): HTMLElement => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  addToHead(...tags);
  // Last, because another script may have taken the name of the policy. Then this page has no structured data.
  const data = structuredDataText(page);
  if (data) addToHead(dataBlock(data));
}

function addToHead(...tags: HTMLElement[]) {
  for (const tag of tags) tag.dataset.page = '';
  document.head.append(...tags);
}

/** Created once, because the content security policy allows the name once. */
let policy: { createScript: (text: string) => unknown } | undefined;

/** Creates the data block. Pages demand Trusted Types for every script element, even for one that holds data. */
function dataBlock(text: string): HTMLElement {
  policy ??= window.trustedTypes?.createPolicy('structured-data', { createScript: (data) => data });
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  Reflect.set(script, 'text', policy?.createScript(text) ?? text);
  return script;
}
