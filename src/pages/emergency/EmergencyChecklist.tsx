import { css } from '@emotion/react';
import type { Point } from '../../content/page-parts.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { screenOnlyStyle } from './screen-only-style.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  [media.belowDesktop]: { display: 'block' },
  [media.print]: { display: 'block', breakBefore: 'page' },
});

const headStyle = css({
  padding: `28px ${size.cell}`,
  borderRight: rule.cell,
  '& h2': { ...heading, marginBottom: '16px', fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& p': { maxWidth: '25em' },
  [media.belowDesktop]: { borderRight: 0, borderBottom: rule.cell },
  [media.tablet]: { padding: `44px ${size.cell} 32px`, '& p': { maxWidth: '38em' } },
  [media.phone]: { padding: `44px ${size.cellPhone} 28px` },
  [media.print]: {
    padding: `14pt ${size.cellPhone} 6pt`,
    borderRight: 0,
    '& h2': { fontSize: '22pt', marginBottom: '4pt' },
    '& p': { maxWidth: 'none' },
  },
});

/** Paper keeps title over sentence, so that all six fit on its page. */
const tabletScreen = media.tablet.replace('@media', '@media screen and');

const listStyle = css({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '20px',
    padding: `22px ${size.cell} 24px`,
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
  },
  '& h3': { ...heading, gridRow: 1, gridColumn: '1 / -1', fontSize: '28px', lineHeight: 1.1 },
  // Box and title are one target.
  '& label': {
    display: 'grid',
    alignItems: 'center',
    gridTemplate: 'auto / 32px minmax(0, 1fr)',
    columnGap: '20px',
    minHeight: size.target,
    cursor: 'pointer',
  },
  '& li > p': { gridColumn: 2, maxWidth: '44em' },
  '& input': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    border: `2px solid ${color.ink}`,
    borderRadius: size.radius,
    margin: 0,
    background: color.white,
    cursor: 'pointer',
  },
  '& input:checked': { background: color.ink },
  '& input:checked::before': {
    content: '""',
    width: '9px',
    height: '17px',
    border: `solid ${color.white}`,
    borderWidth: '0 3px 3px 0',
    marginTop: '-5px',
    transform: 'rotate(42deg)',
  },
  // The title at the left of its sentence; the first lines of both stand level with the box.
  [tabletScreen]: {
    '& li': { gridTemplateColumns: '5fr 7fr', padding: `20px ${size.cell}` },
    '& h3': { gridColumn: 1, lineHeight: '32px' },
    '& label': { alignItems: 'start' },
    '& li > p': { paddingTop: '3px' },
  },
  [media.phone]: {
    '& li': { columnGap: '14px', padding: `16px ${size.cellPhone} 20px` },
    '& label': { columnGap: '14px' },
    '& h3': { fontSize: '24px' },
  },
  [media.forcedColors]: { '& input': { appearance: 'auto' }, '& input:checked::before': { content: 'none' } },
  [media.print]: {
    '& li': { padding: `7pt ${size.cellPhone}` },
    '& h3': { fontSize: '15pt' },
    '& label': { minHeight: 0 },
    '& input': { width: '20pt', height: '20pt' },
  },
});

/** What the plant does before the crew arrives. The boxes can be ticked here or, printed, by pen. */
export function EmergencyChecklist({
  id,
  title,
  checklist,
}: {
  id: string;
  title: string;
  checklist: readonly Point[];
}) {
  return (
    <div className={useStyle(style)}>
      <div className={useStyle(headStyle)}>
        <h2 id={id}>{title}</h2>
        <p>
          These six shorten the repair. Do them in this order, and only what is safe.{' '}
          <span className={useStyle(screenOnlyStyle)}>
            On paper this page is the checklist alone, to hang by the disconnect.
          </span>
        </p>
      </div>
      <ol className={useStyle(listStyle)}>
        {checklist.map((item) => (
          <li key={item.title}>
            <h3>
              <label>
                <input type="checkbox" />
                {item.title}
              </label>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
