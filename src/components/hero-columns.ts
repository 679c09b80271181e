import { columnLines, media, rule, size } from '../theme.ts';

/** A hero with its drawing beside the words: on tablets only lead and buttons stand there, and the title above all. */
export const heroColumns = {
  [media.tablet]: {
    // These lines meet the numbers of the sheet's columns, of which there may be four or twelve.
    background: columnLines[media.narrow].background,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr auto',
  },
} as const;

/** The title, the lead and the buttons in `heroColumns`. */
export const heroWords = {
  [media.tablet]: {
    display: 'contents',
    '& > p': { padding: `28px ${size.cell} 0`, margin: 0 },
    '& > div': { padding: `24px ${size.cell} 32px` },
    '& > div:first-of-type': { gridColumn: '1 / -1', padding: `44px ${size.cell} 36px`, borderBottom: rule.cell },
    '& h1': { fontSize: '7.8vw' },
  },
} as const;

/** The sentences under the title. */
export const heroLead = { maxWidth: '34em', margin: '24px 0 28px', fontSize: '19px', lineHeight: 1.5 } as const;

/** The drawing in `heroColumns`. */
export const heroDrawing = { [media.tablet]: { gridArea: '2 / 2 / 4', padding: '24px 20px' } } as const;
