import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { createContext, use } from 'react';

/** The style of an element in Emotion's notation, or several, of which a later one wins. */
export type Style = CSSObject | readonly Style[];

/** Styles by the names of a component's parts. */
export type Styles<Part extends string = string> = { readonly [P in Part]?: Style };

/** Adds a style to the page. Adding it again changes nothing. */
export type AddStyle = (style: SerializedStyles) => void;

/** On the server it collects the styles of a request; in the browser it inserts them through Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Returns one class name for each part of a component, and adds the styles to the page. Several objects are merged part by
 * part, and a later one wins: `useStyles(styles, kinds[kind], overrides)`. Those that are `undefined` are left out. A part whose
 * style is empty has no class.
 *
 * Create the objects at module level: the results are remembered by their identity, so one that is created in a component
 * is serialized on each render. The `css` prop does that, and wraps each element in a component.
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

export const className = (style: SerializedStyles) => `s${style.name}`;

/** A sequence of objects, and the longer sequences that begin with it. */
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

/** Serializes styles when a component first uses them. All at once, before hydration, would block a slow phone. */
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

/** Lists the objects of a style that set something. */
function flatten(style: Style = {}): CSSObject[] {
  if (isList(style)) return style.flatMap((each) => flatten(each));
  return Object.keys(style).length > 0 ? [style] : [];
}

const isList = (style: Style): style is readonly Style[] => Array.isArray(style);
