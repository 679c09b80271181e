const line = (width: number, { stroke = 'currentColor', fill = 'none', dashes = '' } = {}) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"${dashes && ` stroke-dasharray="${dashes}"`}`;

const stroke = 'var(--thin)';
/** Fills a part, so that it hides what is drawn before it. */
const fill = 'var(--ground)';

/**
 * The classes in which the drawings are written, and the attributes that the build puts in their place. They are
 * attributes, because a style sheet does not reach into an SVG that `<use>` fetches. Their colors are custom properties
 * of the page (`--ground`, `--thin`, `--accent`), which do reach it, so one file serves light and dark grounds.
 */
const lineStyles: Readonly<Record<string, string>> = {
  /** Visible outline; the part it encloses is open. */
  outline: line(1.9),
  /** Visible outline of a part that hides what is drawn before it. */
  part: line(1.9, { fill }),
  /** Secondary edges; `panel` hides what lies behind. */
  edge: line(1.25),
  panel: line(1.25, { fill }),
  /** Fine detail, dimension, extension and leader lines. */
  fine: line(0.9),
  /** 45° lines over a surface that is cut through. */
  hatch: line(0.7, { stroke }),
  /** Edges that cannot be seen, or that are to be removed. */
  hidden: line(1.25, { stroke, dashes: '7 4' }),
  /** Axes and center lines. */
  centre: line(0.8, { stroke, dashes: '16 4 3 4' }),
  /** Old or alternative position. */
  phantom: line(1.25, { dashes: '14 4 3 4 3 4' }),
  /** Column grids, chart grids. */
  grid: line(0.6, { stroke }),
  /** The one thing the drawing is about: an amber band; on paper an `edge` runs through it as its ink core. */
  accent: line(4, { stroke: 'var(--accent)' }),
  /** Filled shapes: arrow heads, welds, columns. */
  solid: 'fill="currentColor"',
  'solid-accent': 'fill="var(--accent)"',
  /** Text, sized and set by the page; its halo keeps lines off the letters. */
  lettering: 'fill="currentColor" stroke="var(--ground)" stroke-width="5" stroke-linejoin="round" paint-order="stroke"',
};

/** Puts the attributes of each class in its place. Throws on a class that is not listed above. */
export function inlineLineStyles(svg: string): string {
  return svg.replace(/ class="([^"]*)"/g, (_, name: string) => {
    // All text of a drawing and what belongs to it: a page can hide it where the drawing is small.
    if (name === 'labels') return ' visibility="var(--labels)"';
    const attributes = lineStyles[name];
    if (!attributes)
      throw new Error(`"${name}" is no class of drawings: ${Object.keys(lineStyles).join(', ')}, labels`);
    return ` ${attributes}`;
  });
}
