import { color } from '../theme.ts';
import { placeDrawing, type Box, type CardDrawing } from './social-card-drawing.ts';
import { centered, svgText } from './svg-text.ts';

/** The picture that social networks show with a link. */
export interface Card {
  heading: string;
  /** What the drawing shows, for those who hear the card. */
  alt: string;
  /** The drawings stand under the heading, over the whole width, or beside it. */
  layout: 'under' | 'beside';
  /** Side by side in this many columns. */
  columns: number;
  /** Empty space around each drawing. */
  gap: number;
  drawings: readonly CardDrawing[];
  /** Label and value of each fact in the row at the bottom. */
  rows: readonly (readonly [label: string, value: string])[];
}

/** The size that the networks ask for; others they crop. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The edges of the frame around everything. */
const frame = { left: 24, top: 24, right: 1176, bottom: 606 } as const;
/** What lies between the column numbers and the row of facts. */
const body = { top: 58, bottom: 524 } as const;
const headingHeight = 118;

/**
 * A card as an SVG: a heading, drawings on a dark panel, and a row of facts, framed as the pages are. It names no
 * company, because an operator sets the name after the build.
 */
export function drawCard(card: Card): string {
  const left = card.layout === 'under' ? frame.left : 600;
  const top = card.layout === 'under' ? body.top + headingHeight : body.top;
  const panel = { left, top, width: frame.right - left, height: body.bottom - top };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" font-family="Card Letter Condensed" font-weight="600" fill="${color.ink}">`,
    `<path fill="${color.paper}" d="M0 0H${cardSize.width}V${cardSize.height}H0z"/>`,
    ...columnEdges.map((x) => line(`M${x} ${body.top}V${body.bottom}`, color.grid, 2)),
    ...heading(card),
    `<path d="M${panel.left} ${panel.top}h${panel.width}v${panel.height}H${panel.left}z"/>`,
    ...card.drawings.map((drawing, index) => placeDrawing(drawing, cell(panel, index, card))),
    ...columnNumbers(),
    ...factRow(card.rows),
    line(`M${frame.left} ${frame.top}H${frame.right}V${frame.bottom}H${frame.left}z`, color.ink, 3),
    line(`M${frame.left} ${body.top}H${frame.right}M${frame.left} ${body.bottom}H${frame.right}`, color.ink, 3),
    '</svg>',
  ].join('');
}

const columnWidth = (frame.right - frame.left) / 12;
const columnEdges = Array.from({ length: 11 }, (_, index) => frame.left + (index + 1) * columnWidth);

const line = (path: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${path}"/>`;

/** On one line, in the size that fills it, or on several beside the panel. */
function heading({ heading: words, layout }: Card): string[] {
  const lines = layout === 'under' ? [words] : wrapWords(words, 15);
  const size = layout === 'under' ? Math.min(88, 2720 / words.length) : 84;
  const last = layout === 'under' ? body.top + 59 + 0.36 * size : body.bottom - 40;
  return lines.map((part, index) =>
    svgText(50, last - (lines.length - 1 - index) * size * 0.95, size, part, ' letter-spacing="-1.4"'),
  );
}

function wrapWords(words: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** The place of a drawing in the panel's grid. */
function cell(panel: Box, index: number, { columns, gap, drawings }: Card): Box {
  const lines = Math.ceil(drawings.length / columns);
  const width = (panel.width - gap * (columns + 1)) / columns;
  const height = (panel.height - gap * (lines + 1)) / lines;
  return {
    left: panel.left + gap + (index % columns) * (width + gap),
    top: panel.top + gap + Math.floor(index / columns) * (height + gap),
    width,
    height,
  };
}

/** Along the upper edge, as on a drawing sheet. */
function columnNumbers(): string[] {
  return [
    ...columnEdges.map((x) => line(`M${x} ${frame.top}V${body.top}`, color.steel3, 2)),
    ...[frame.left, ...columnEdges].map((x, index) =>
      svgText(x + columnWidth / 2, frame.top + 24, 19, String(index + 1), centered(color.steel7)),
    ),
  ];
}

/** The site's mark, then one cell a fact, each as wide as its words ask for. */
function factRow(rows: Card['rows']): string[] {
  const weights = rows.map(([label, value]) => 4 + Math.max(0.7 * label.length, value.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let x = 128;
  const unit = (frame.right - x) / all;
  const cells = rows.flatMap(([label, value], index) => {
    const start = x;
    x += unit * (weights[index] ?? 0);
    return [
      line(`M${start} ${body.bottom}V${frame.bottom}`, color.steel4, 2),
      svgText(start + 20, body.bottom + 33, 21, label, ` fill="${color.steel7}"`),
      svgText(start + 20, body.bottom + 67, 34, value),
    ];
  });
  const mark = `${line('M20 2v12M20 26v12M2 20h12M26 20h12M8 20a12 12 0 1 0 24 0 12 12 0 1 0-24 0', color.ink, 2.4)}<circle cx="20" cy="20" r="4.5" fill="${color.amber}" stroke="${color.ink}" stroke-width="1.6"/>`;
  return [`<g transform="translate(50 ${body.bottom + 15}) scale(1.3)">${mark}</g>`, ...cells];
}
