import type { PageElement } from './page-elements.ts';

/** A style as it stands in a `css` prop: declarations, and further objects under selectors and media queries. */
export interface StyleObject {
  [name: string]: string | StyleObject;
}

interface Rule {
  media: string | undefined;
  /** The selector's parts from its end: what the element itself must be comes first. */
  parts: { combinator: string; compound: string }[];
  /** Pseudo-classes and -elements of the last part. */
  state: string;
  declarations: Record<string, string>;
}

/** Finds for each element what a page's style says about it, so that it can be said in the element's own prop. */
export function readStyles(css: string): (element: PageElement) => StyleObject | undefined {
  const rules = [...readRules(css)];
  return (element) => {
    const style: StyleObject = {};
    for (const { media, parts, state, declarations } of rules) {
      if (!matches(element, parts)) continue;
      const place = media ? child(style, media) : style;
      Object.assign(state ? child(place, `&${state}`) : place, declarations);
    }
    return Object.keys(style).length > 0 ? style : undefined;
  };
}

function child(style: StyleObject, name: string): StyleObject {
  const found = style[name];
  if (typeof found === 'object') return found;
  return (style[name] = {});
}

/** The rules of components, which begin with a class of Emotion's; at-rules but for media are left out. */
function* readRules(css: string): Generator<Rule> {
  let media: string | undefined;
  for (const [, atRule, selectors = '', body = '', end] of css.matchAll(
    /(@[^{}]+)\{(?=[^{}]*\{)|([^{}@]+)\{([^{}]*)\}|(\})/g,
  )) {
    if (atRule) media = atRule.trim();
    if (end) media = undefined;
    if (media && !media.startsWith('@media')) continue;
    for (const selector of selectors.split(/,(?![^(]*\))/)) {
      if (!selector.startsWith('.css-')) continue;
      const parts = [...selector.trim().matchAll(/(\s*[>+~]\s*|\s+|^)((?:\([^)]*\)|[^\s>+~(])+)/g)].map(
        ([, combinator = '', compound = '']) => ({ combinator: combinator.trim() || ' ', compound }),
      );
      const state = /:.*$/.exec(parts.at(-1)?.compound ?? '')?.[0] ?? '';
      yield { media, parts: parts.toReversed(), state, declarations: readDeclarations(body) };
    }
  }
}

function readDeclarations(body: string): Record<string, string> {
  const declarations: Record<string, string> = {};
  for (const [, name = '', value = ''] of body.matchAll(
    /([\w-]+):((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|"[^"]*"|[^;("])+)/g,
  )) {
    const property = name.startsWith('--')
      ? name
      : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
    declarations[property] = value;
  }
  return declarations;
}

function matches(element: PageElement | undefined, [last, ...rest]: Rule['parts']): boolean {
  if (!last) return true;
  if (!element || !isCompound(element, last.compound)) return false;
  const [before] = rest;
  if (!before) return true;
  if (last.combinator === '>') return matches(element.parent, rest);
  // Siblings are rare; a match of the parent stands for them.
  for (let above = element.parent; above; above = above.parent) if (matches(above, rest)) return true;
  return false;
}

function isCompound({ tag, attributes }: PageElement, compound: string): boolean {
  const plain = compound.replace(/:.*$/, '');
  const [, name = ''] = /^([\w-]*)/.exec(plain) ?? [];
  if (name && name !== tag) return false;
  const classes = (attributes['class'] ?? '').split(' ');
  return (
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, wanted = '']) => classes.includes(wanted)) &&
    [...plain.matchAll(/\[([\w-]+)/g)].every(([, wanted = '']) => wanted in attributes)
  );
}
