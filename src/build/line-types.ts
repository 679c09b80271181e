/**
 * The alphabet of lines on every drawing: class name in the source SVG → attributes in the built sheet.
 * Attributes, because a style sheet does not reach into an SVG that `<use>` fetches. The colours are custom
 * properties of the page (`--ground`, `--thin`, `--accent`), which do inherit, so one file serves paper and ink.
 */
const line = (width: number, more = '') =>
  `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"${more}`;

const thin = (width: number, dashes = '') =>
  line(width, dashes && ` stroke-dasharray="${dashes}"`).replace('currentColor', 'var(--thin)');

const lineTypes: Readonly<Record<string, string>> = {
  /** Visible outline; the part it encloses is open. */
  outline: line(1.9),
  /** Visible outline of a part that hides what is drawn before it. */
  part: line(1.9).replace('none', 'var(--ground)'),
  /** Secondary edges; `panel` hides what lies behind. */
  edge: line(1.25),
  panel: line(1.25).replace('none', 'var(--ground)'),
  /** Fine detail, dimension, extension and leader lines. */
  fine: line(0.9),
  /** 45° section lining. */
  hatch: thin(0.7),
  /** Edges that cannot be seen, or that are to be removed. */
  hidden: thin(1.25, '7 4'),
  /** Axes and centre lines. */
  centre: thin(0.8, '16 4 3 4'),
  /** Old or alternative position. */
  phantom: line(1.25, ' stroke-dasharray="14 4 3 4 3 4"'),
  /** Column grids, chart grids. */
  grid: thin(0.6),
  /** The one thing the drawing is about: an amber band; on paper an `edge` runs through it as its ink core. */
  accent: line(4).replace('currentColor', 'var(--accent)'),
  /** Filled shapes: arrow heads, welds, columns. */
  solid: 'fill="currentColor"',
  'solid-accent': 'fill="var(--accent)"',
  /** Lettering, sized and set by the page; the halo keeps lines off the letters. */
  lettering: 'fill="currentColor" stroke="var(--ground)" stroke-width="5" stroke-linejoin="round" paint-order="stroke"',
};

/** Puts the attributes of each line type in place of its class. Throws on a class that is no line type. */
export function drawLines(svg: string): string {
  return svg.replace(/ class="([^"]*)"/g, (_, name: string) => {
    if (name === 'labels') return ' visibility="var(--labels)"';
    const attributes = lineTypes[name];
    if (!attributes) throw new Error(`"${name}" is no line type: ${Object.keys(lineTypes).join(', ')}, labels`);
    return ` ${attributes}`;
  });
}
