const line = (width: number, { stroke = 'currentColor', fill = 'none', dashes = '' } = {}) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"${dashes && ` stroke-dasharray="${dashes}"`}`;

const stroke = 'var(--thin)';
/** Fills a part, so that it hides what is drawn before it. */
const fill = 'var(--ground)';

/**
 * The classes of the drawings, and the attributes by which the build replaces them. A style sheet does not reach into an SVG
 * that `<use>` fetches, so they are attributes. Their colors are custom properties of the page (`--ground`, `--thin`,
 * `--accent`), which do reach it, so one file serves light and dark backgrounds.
 */
const lineStyles: Readonly<Record<string, string>> = {
  /** Visible outline; the part it encloses is open. */
  outline: line(1.9),
  /** Visible outline of a part that hides what is drawn before it. */
  part: line(1.9, { fill }),
  /** Secondary edges; `panel` hides the parts behind it. */
  edge: line(1.25),
  panel: line(1.25, { fill }),
  /** Fine detail, dimension, extension and leader lines. */
  fine: line(0.9),
  /** 45° lines over a surface that is cut through. */
  hatch: line(0.7, { stroke }),
  /** Edges that cannot be seen, or that are to be removed. */
  hidden: line(1.25, { stroke, dashes: '7 4' }),
  /** Axes and center lines. */
  center: line(0.8, { stroke, dashes: '16 4 3 4' }),
  /** Old or alternative position. */
  phantom: line(1.25, { dashes: '14 4 3 4 3 4' }),
  /** Column grids, chart grids. */
  grid: line(0.6, { stroke }),
  /** The subject of the drawing: an amber band. On light backgrounds an `edge` along its middle sets it off. */
  accent: line(4, { stroke: 'var(--accent)' }),
  /** Filled shapes: arrow heads, welds, columns. */
  solid: 'fill="currentColor"',
  'solid-accent': 'fill="var(--accent)"',
  /** Text in the page's size and font. Its halo keeps lines away from the letters. */
  lettering: 'fill="currentColor" stroke="var(--ground)" stroke-width="5" stroke-linejoin="round" paint-order="stroke"',
};

/** Replaces each class by its attributes. Throws on a class that is not listed above. */
export function inlineLineStyles(svg: string): string {
  return svg.replace(/ class="([^"]*)"/g, (_, name: string) => {
    // A page can hide all text of a drawing, and the lines that belong to it, where the drawing is small.
    if (name === 'labels') return ' visibility="var(--labels)"';
    // `whole` is hidden in a crop, which would cut it off. `crop` is shown only there, such as the ends of cut lines.
    if (name === 'whole') return ' visibility="var(--whole,inherit)"';
    if (name === 'crop') return ' visibility="var(--crop,hidden)"';
    const attributes = lineStyles[name];
    if (!attributes)
      throw new Error(`"${name}" is no class of drawings: ${Object.keys(lineStyles).join(', ')}, labels, whole, crop`);
    return ` ${attributes}`;
  });
}
