import { headTags, structuredDataText } from './head-tags.ts';
import type { DescribedPage } from './structured-data.ts';

/** Replaces the metadata of the previous page in the head (`data-page`) by those of this one. */
export function showMetadata(page: DescribedPage): void {
  const tags = headTags(page).map(([name, attributes]): HTMLElement => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  });
  const data = structuredDataText(page);
  if (data) tags.push(dataBlock(data));
  for (const tag of tags) tag.dataset.page = '';
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
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
