/**
 * The attributes that parts share: a part hides what is drawn before. A drawing's outermost element has the attributes, and the others
 * inherit them. A browser resolves an inherited `var()` once.
 */
export const inheritedStyle = 'fill="var(--ground)" stroke="currentColor" stroke-linejoin="round"';

const part = (width: number) => `stroke-width="${width}" vector-effect="non-scaling-stroke"`;
const line = (width: number, others = '') => `${part(width)} fill="none"${others}`;
const thin = ' stroke="var(--thin)"';

/**
 * The classes of the drawings, and the attributes by which the build replaces the classes: a style sheet does not reach into an SVG
 * that `<use>` fetches. Custom properties of the page (`--ground`, `--thin`, `--accent`) do reach into the SVG, so one file serves
 * light and dark backgrounds.
 */
const lineStyles: Readonly<Record<string, string>> = {
  /** Visible outline of an open part. */
  outline: line(1.9),
  /** Visible outline of a part that hides what is drawn before. */
  part: part(1.9),
  /** Secondary edges; `panel` hides the parts behind. */
  edge: line(1.25),
  panel: part(1.25),
  /** Fine detail, dimension, extension and leader lines. */
  fine: line(0.9),
  /** 45° lines over a surface that is cut through. */
  hatch: line(0.7, thin),
  /** Hidden edges, or edges to be removed. */
  hidden: line(1.25, `${thin} stroke-dasharray="7 4"`),
  /** Axes and center lines. */
  center: line(0.8, `${thin} stroke-dasharray="16 4 3 4"`),
  /** Old or alternative position. */
  phantom: line(1.25, ' stroke-dasharray="14 4 3 4 3 4"'),
  /** Column grids, chart grids. */
  grid: line(0.6, thin),
  /** The subject of the drawing: an amber band. On light backgrounds an `edge` along its middle gives contrast. */
  accent: line(4, ' stroke="var(--accent)"'),
  /** Filled shapes: arrow heads, welds, columns. */
  solid: 'fill="currentColor" stroke="none"',
  'solid-accent': 'fill="var(--accent)" stroke="none"',
  /** Text in the page's size and font. The halo keeps lines away from the letters. */
  lettering: 'fill="currentColor" stroke="var(--ground)" stroke-width="5" paint-order="stroke"',
};

/** Replaces each class by its attributes. Throws on an unknown class. */
export function inlineLineStyles(svg: string): string {
  return svg.replace(/ class="([^"]*)"/g, (attribute, name: string) => {
    // A page hides the text of a small drawing, and the lines that belong to the text.
    if (name === 'labels') return ' visibility="var(--labels)"';
    // Views omit `whole`, such as a dimension that the view would cut. Only views have `view`, such as the ends of cut lines.
    if (name === 'whole' || name === 'view') return attribute;
    const attributes = lineStyles[name];
    if (!attributes)
      throw new Error(`"${name}" is no class of drawings: ${Object.keys(lineStyles).join(', ')}, labels, whole, view`);
    return ` ${attributes}`;
  });
}
