/** An element of a page that the server wrote. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (PageElement | string)[];
  parent: PageElement | undefined;
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');

/** Reads the elements of the body. It knows HTML as React writes it, and no other. */
export function readBody(html: string): PageElement {
  const start = html.indexOf('<body');
  let parent: PageElement = { tag: '', attributes: {}, children: [], parent: undefined };
  for (const [token, close, open, attributes = ''] of html
    .slice(start, html.lastIndexOf('</body>') + '</body>'.length)
    .matchAll(/<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?: [\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g)) {
    if (token.startsWith('<!--')) continue;
    if (close) {
      parent = parent.parent ?? parent;
    } else if (open) {
      const element: PageElement = { tag: open, attributes: readAttributes(attributes), children: [], parent };
      parent.children.push(element);
      if (!voidTags.has(open)) parent = element;
    } else {
      parent.children.push(decode(token));
    }
  }
  const [body] = parent.children;
  if (typeof body !== 'object') throw new Error('The page has no body');
  return body;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) attributes[name] = decode(value);
  return attributes;
}

const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  popovertarget: 'popoverTarget',
  colspan: 'colSpan',
};

/** The attributes under the names that React gives them. */
export function propsOf({ attributes }: PageElement): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, value]));
}

/** What stands for an element: an expression for its type, its properties, and more of them in source form. */
export interface Described {
  type: string;
  props: Readonly<Record<string, string>>;
  more?: string;
}

/**
 * Source of a function `Page` that makes an element and all below it by the calls that a compiler writes for JSX. Large
 * parts are functions of their own, since V8 takes seconds to optimize a page in one piece.
 */
export function pageSource(root: PageElement, describe: (element: PageElement) => Described): string {
  const functions: string[] = [];
  const call = (element: PageElement): string => {
    const { type, props, more } = describe(element);
    const children = element.children.map((child) => (typeof child === 'string' ? JSON.stringify(child) : call(child)));
    const parts = Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    if (more) parts.push(more);
    if (children.length > 0) parts.push(`children:${children.length === 1 ? children[0] : `[${children.join()}]`}`);
    const source = `${children.length > 1 ? 'jsxs' : 'jsx'}(${type},{${parts.join()}})`;
    if (source.length < 3000) return source;
    functions.push(`function part${functions.length}() { return ${source} }`);
    return `part${functions.length - 1}()`;
  };
  const page = `function Page() { return ${call(root)} }`;
  return [...functions, page].join('\n');
}
