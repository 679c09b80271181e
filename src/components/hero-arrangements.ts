import type { Style } from '../styles/useStyle.ts';
import { lettering, media, ruledColumns, rule, space } from '../theme.ts';

/** Title, lead, drawing and title block one below the other, as on phones and on paper. */
const base = {
  background: ruledColumns,
  '& > :is(header, h1)': { padding: `${space.head} ${space.cell} 20px` },
  '& > div': { padding: `0 ${space.cell} ${space.head}` },
} as const;

const onPhones = {
  [media.phone]: {
    '& > figure': { padding: '20px 10px' },
    '& > figure > svg': { maxWidth: '440px', margin: 'auto', fontSize: lettering.more },
  },
} as const;

/** Lead and buttons at the right of the title; the drawing across the page below them. */
const above = {
  ...base,
  '& > figure': { padding: '20px 0 12px' },
  ...onPhones,
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr',
    '& > :is(header, h1)': { paddingBottom: space.head },
    '& > div': { alignSelf: 'end', padding: `${space.head} ${space.cell} ${space.head} 0` },
    '& > :is(figure, dl)': { gridColumn: '1 / -1' },
  },
  // The whole drawing is shown, but its labels would be smaller than 12 px.
  [media.tablet]: { '& > figure': { '--labels': 'hidden' } },
} as const;

/** The words are centered beside the drawing. */
const beside = {
  ...base,
  '& > figure': { display: 'grid', alignItems: 'center', padding: '32px clamp(20px,18vw - 214px,40px)' },
  // Lettering grows with its drawing, which is larger here than on a card.
  '& > figure > svg': { fontSize: lettering.least },
  ...onPhones,
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > :is(header, h1)': { alignSelf: 'end', paddingBottom: '24px' },
    '& > figure': { gridArea: '1 / 2 / 3' },
    '& > dl': { gridColumn: '1 / -1' },
  },
  // Only lead and buttons are beside the drawing.
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :is(header, h1)': { paddingBottom: '32px', borderBottom: rule.cell },
    '& > :is(header, h1, dl)': { gridColumn: '1 / -1' },
    '& > div': { paddingTop: space.row },
    '& > figure > svg': { fontSize: lettering.more },
  },
  [media.print]: { display: 'block', '& > figure > svg': { maxWidth: '360px' } },
} as const;

/** The places of a `Hero`'s drawing, by name. */
export const arrangements = {
  above,
  /** The drawing below the words, and the title block at its right, as high as the drawing. */
  corner: [
    above,
    {
      '& > figure': { padding: '24px 9%' },
      [media.notPhone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 1fr) minmax(190px, 3fr)',
        '& > :is(header, h1, div)': { gridColumn: 'span 2' },
        '& > figure': { gridColumn: 'span 3' },
        '& > figure > svg': { fontSize: lettering.least },
        '& > dl': { gridColumn: 'auto' },
      },
      [media.tablet]: {
        '& > :is(header, h1, div)': { gridColumn: '1 / -1' },
        '& > figure': { '--labels': 'visible', padding: '24px 20px' },
      },
      [media.print]: { display: 'block' },
    },
  ],
  /** The drawing beside the words. */
  right: beside,
  left: [
    beside,
    {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', '& > figure': { gridColumn: 1 } },
    },
  ],
  /** A narrow drawing beside the words. */
  narrow: [
    beside,
    {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      '& > figure': { padding: '16px 0 16px 16px' },
    },
  ],
} as const satisfies Record<string, Style>;
