import { css } from '@emotion/react';
import { lettering, media, ruledColumns, rule, space, type } from '../theme.ts';
import { textAndButtons } from './buttons.ts';

const base = {
  display: 'grid',
  background: ruledColumns,
  '& > :is(header, h1)': { gridArea: 'title', padding: `${space.head} ${space.cell}` },
  '& > div': { ...type.lead, ...textAndButtons, gridArea: 'lead', padding: `0 ${space.cell} ${space.head}` },
  '& > figure': { gridArea: 'drawing' },
  '& > dl': { gridArea: 'block' },
  [media.phone]: {
    gridTemplate: '"title" "lead" "drawing" "block" / minmax(0, 1fr)',
    '& > :is(header, h1)': { padding: `${space.head} ${space.cell} 20px` },
    '& > figure': { padding: '20px 10px', '& > svg': { maxWidth: '440px', margin: 'auto', fontSize: lettering.more } },
  },
  [media.print]: { display: 'block' },
} as const;

/** Lead and buttons at the right of the title; the drawing across the page below them. */
const above = {
  ...base,
  gridTemplate: '"title lead" "drawing drawing" "block block" / minmax(0, 2fr) minmax(0, 1fr)',
  '& > div': { ...base['& > div'], alignSelf: 'end', padding: `${space.head} ${space.cell} ${space.head} 0` },
  '& > figure': { ...base['& > figure'], padding: '20px 0 12px' },
  [media.belowDesktop]: {
    gridTemplate: '"title" "lead" "drawing" "block" / minmax(0, 1fr)',
    '& > :is(header, h1)': { paddingBottom: '20px' },
    '& > div': { padding: `0 ${space.cell} ${space.head}` },
  },
  // The drawing is whole there, but its lettering would be under 12 px.
  [media.tablet]: { '& > figure': { '--labels': 'hidden' } },
} as const;

/** The words are centered beside the drawing. */
const besideAreas = '". drawing" 1fr "title drawing" "lead drawing" ". drawing" 1fr "block block"';

const beside = {
  ...base,
  gridTemplate: `${besideAreas} / minmax(0, 7fr) minmax(0, 5fr)`,
  '& > :is(header, h1)': { ...base['& > :is(header, h1)'], paddingBottom: '24px' },
  '& > figure': {
    ...base['& > figure'],
    display: 'grid',
    alignItems: 'center',
    padding: '32px 40px',
    // Lettering grows with its drawing, which is larger here than on a card.
    '& > svg': { fontSize: lettering.least },
  },
  [media.belowWide]: { '& > figure': { paddingInline: '20px' } },
  // Only lead and buttons stand beside the drawing.
  [media.tablet]: {
    gridTemplate: '"title title" "lead drawing" "block block" / minmax(0, 1fr) minmax(0, 1fr)',
    '& > :is(header, h1)': { padding: `${space.head} ${space.cell} 32px`, borderBottom: rule.cell },
    '& > div': { paddingTop: space.row },
    '& > figure': { padding: '24px 20px', '& > svg': { fontSize: lettering.more } },
  },
  [media.print]: { display: 'block', '& > figure > svg': { maxWidth: '360px' } },
} as const;

/** The places of a `Hero`'s drawing, by name. */
export const arrangements = {
  above: css(above),
  /** The drawing below the words, and the title block at its right, as high as the drawing. */
  corner: css(above, {
    '& > figure': { padding: '24px 9%' },
    [media.notPhone]: {
      '& > figure > svg': { fontSize: lettering.least },
      gridTemplate:
        '"title title lead lead" "drawing drawing drawing block" / minmax(0, 5fr) minmax(0, 3fr) minmax(0, 1fr) minmax(190px, 3fr)',
    },
    [media.tablet]: {
      gridTemplateAreas: '"title title title title" "lead lead lead lead" "drawing drawing drawing block"',
      '& > figure': { '--labels': 'visible', padding: '24px 20px' },
    },
  }),
  /** The drawing beside the words. */
  right: css(beside),
  left: css(beside, {
    [media.desktop]: {
      gridTemplate:
        '"drawing ." 1fr "drawing title" "drawing lead" "drawing ." 1fr "block block" / minmax(0, 5fr) minmax(0, 7fr)',
    },
  }),
  /** A narrow drawing beside the words. */
  narrow: css(beside, {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    '& > figure': { padding: '16px 0 16px 16px' },
  }),
} as const;
