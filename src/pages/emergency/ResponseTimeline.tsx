import { responseTiers } from '../../content/emergency-repair.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, space, type } from '../../theme.ts';

/** Windows in which the timeline is horizontal. On phones and on paper, whose pages would cut it, it is vertical. */
const across = '@media screen and (min-width: 601px)';

/** The place of each tier's end on the line: to scale up to four hours, at half of the width; the line breaks before 24. */
const ends = responseTiers.map(({ hours }) => [
  `& [data-hours="${hours}"]`,
  { '--end': `${hours <= 4 ? hours * 12.5 : 100}%` },
]);

const style: Style = {
  padding: `calc(1.5 * ${space.row}) ${space.cell}`,
  ...Object.fromEntries(ends),
  '& > div': { ...type.name, position: 'relative', lineHeight: 1, fontStretch: font.condensed },
  // The start of the vertical line.
  '& > div::after': { content: '""', display: 'block', width: '20px', borderTop: '2px solid', marginTop: '6px' },
  '& span': { display: 'none' },
  '& li': { position: 'relative', padding: '22px 0 0 36px', '--tip': 'calc(100% - 42px)' },
  '& li:first-of-type h3': { color: color.red },
  '& h3': type.heading,
  '& p': { paddingTop: '4px', lineHeight: 1.4 },
  '& b': { fontStretch: font.control },
  '& h3::before, & h3::after': { content: '""', position: 'absolute', left: 0, bottom: 'var(--tip)' },
  // The line from the call, behind the words.
  '& h3::before': { top: 0, bottom: 0, zIndex: -1, width: '12px', borderRight: `1.5px solid ${color.ink}` },
  '& li:last-of-type h3::before': { bottom: 'var(--tip)' },
  // The arrow head and its stop, or the two arrow heads, cut out of a border, because paper and forced colors keep borders.
  '& h3::after': {
    width: '22px',
    borderTop: '14px solid',
    clipPath: 'polygon(7px 0,15px 0,11px 13px,22px 13px,22px 100%,0 100%,0 13px,11px 13px)',
  },
  [across]: {
    '& > div': { paddingBottom: '12px', borderBottom: '2px solid' },
    // The break in the line.
    '& > div::after': {
      position: 'absolute',
      left: '75%',
      bottom: '-10px',
      width: '9px',
      height: '18px',
      border: 'solid',
      borderWidth: '0 1.5px',
      background: 'var(--ground)',
      transform: 'skewX(-20deg)',
    },
    '& span': {
      display: 'block',
      position: 'absolute',
      bottom: '12px',
      left: 'var(--end)',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
    // Not on paper: Firefox 153 prints nothing of a clipped list after a page break.
    '& ol': { borderLeft: '2px solid', clipPath: 'inset(-8px 0 -5px)' },
    '& li': {
      display: 'grid',
      justifyContent: 'start',
      padding: '24px 2px 20px calc(var(--end) + 16px)',
      '--tip': '48px',
    },
    // The longest arrow leaves room only above it.
    '& li:last-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      padding: '24px 2px 16px 16px',
      '--tip': '0px',
    },
    '& h3, & p': { padding: '4px 12px 0 0', background: 'var(--ground)' },
    // It begins far above, and the list cuts it off at its top.
    '& h3::before': {
      top: '-999%',
      bottom: 'var(--tip)',
      width: 'var(--end)',
      border: 'solid',
      borderWidth: '0 1.5px 1.5px 0',
    },
    '& h3::after': {
      width: 'var(--end)',
      borderTopWidth: '8px',
      marginBottom: '-4px',
      clipPath: 'polygon(0 50%,13px 0,13px 100%,0 50%,100% 50%,calc(100% - 13px) 0,calc(100% - 13px) 100%,100% 50%)',
    },
  },
  // The first hour is too short here for both labels in one line.
  [`${across} and (max-width: 1180px)`]: { '& > div': { paddingBottom: 'calc(1em + 20px)' } },
};

/**
 * The response tiers, each with an arrow from the visitor's call along one line of time, which runs across on wide
 * screens and down on phones.
 */
export function ResponseTimeline() {
  return (
    <div className={useStyle(style)}>
      <div aria-hidden>
        Your call, 0 h
        {responseTiers.map(({ hours }) => (
          <span key={hours} data-hours={hours}>{`${Number(hours.toFixed(2))} h`}</span>
        ))}
      </div>
      <ol>
        {responseTiers.map(({ time, hours, type: kind, desc }) => (
          <li key={kind} data-hours={hours}>
            <h3>{time}</h3>
            <p>
              <b>{`${kind}.`}</b> {desc}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
