import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { createContext, use } from 'react';

/** The style of an element in Emotion's notation, or several styles, the later ones winning. */
export type Style = (CSSObject & { root?: never }) | readonly Style[];

/** Styles by the name of a component's part. */
export type Styles<Part extends string = string> = { readonly [P in Part]?: Style };

/** Adds a style to the page, once. */
export type AddStyle = (style: SerializedStyles) => void;

/** On the server the function collects a request's styles; in the browser it inserts them through Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Returns one class name per part of a component, and adds the styles to the page. Merges several objects part by part, the later
 * ones winning: `useStyles(styles, kinds[kind], overrides)`. Ignores `undefined`. A part with an empty style has no class.
 *
 * Create the objects at module level: results are cached by the objects' identity, and an object created in a component would be
 * serialized on each render. Emotion's `css` prop does that, and wraps each element in a component.
 */
export function useStyles<Part extends string>(
  styles: Styles<Part>,
  ...others: (Styles<NoInfer<Part>> | undefined)[]
): Readonly<Record<Part, string | undefined>>;
export function useStyles(styles: Styles, ...others: (Styles | undefined)[]): Record<string, string | undefined> {
  const addStyle = use(StyleContext);
  let combination = extend(emptyCombination, styles);
  for (const other of others) if (other) combination = extend(combination, other);
  const { classes, used } = (combination.parts ??= serialize(combination.objects));
  for (const style of used) addStyle(style);
  return classes;
}

const roots = new WeakMap<object, Styles<'root'>>();

/** Returns the style that a page gives a component of one part, for `useStyles`. */
export function asRoot(style: Style | undefined): Styles<'root'> | undefined {
  if (!style) return undefined;
  let styles = roots.get(style);
  if (!styles) roots.set(style, (styles = { root: style }));
  return styles;
}

export const className = (style: SerializedStyles) => `s${style.name}`;

/** A sequence of objects, with the longer sequences that begin with it. */
interface Combination {
  objects: readonly Styles[];
  parts?: { classes: Record<string, string>; used: readonly SerializedStyles[] };
  followedBy: WeakMap<Styles, Combination>;
}

const emptyCombination: Combination = { objects: [], followedBy: new WeakMap() };

function extend({ objects, followedBy }: Combination, object: Styles): Combination {
  let longer = followedBy.get(object);
  if (!longer) followedBy.set(object, (longer = { objects: [...objects, object], followedBy: new WeakMap() }));
  return longer;
}

/** Serializes styles when a component first uses them. Serializing all styles before hydration would block a slow phone. */
function serialize(objects: readonly Styles[]): NonNullable<Combination['parts']> {
  const classes: Record<string, string> = {};
  const used: SerializedStyles[] = [];
  for (const part of Object.keys(objects[0] ?? {})) {
    const given = objects.flatMap((styles) => flatten(styles[part]));
    if (given.length === 0) continue;
    const style = css(...given);
    classes[part] = className(style);
    used.push(style);
  }
  return { classes, used };
}

/** Flattens a style to its non-empty objects. */
function flatten(style: Style = {}): CSSObject[] {
  if (isList(style)) return style.flatMap((each) => flatten(each));
  return Object.keys(style).length > 0 ? [style] : [];
}

const isList = (style: Style): style is readonly Style[] => Array.isArray(style);
