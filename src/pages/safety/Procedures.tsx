import { css } from '@emotion/react';
import type { SafetyProcedure } from '../../content/safety.ts';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { Icon } from '../../components/Icon.tsx';
import { useStyle } from '../../useStyle.ts';

/** Narrower than this, half of the page would carry fewer than 35 characters of a step. */
const oneColumn = '@media (max-width: 720px)';

const square = {
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `1.5px solid ${color.ink}`,
  fontWeight: 600,
  lineHeight: 1,
  fontStretch: font.condensed,
} as const;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > article': {
    // Of two side by side, the headings, the steps and what stops the work stand level.
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    alignContent: 'start',
    borderRight: rule.cell,
    borderBottom: rule.frame,
    '&:nth-of-type(2n)': { borderRight: 0 },
    '&:nth-last-of-type(-n + 2)': { borderBottom: 0 },
  },
  '& header': { padding: `32px ${size.cell} 22px`, borderBottom: rule.block },
  '& h3': { ...heading, margin: '4px 0 12px', fontSize: '38px' },
  '& ol': { padding: `0 ${size.cell}`, counterReset: 'step' },
  '& ol > li': {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 39em)',
    gap: '18px',
    padding: '14px 0',
    borderBottom: rule.cell,
    counterIncrement: 'step',
    fontSize: '16px',
    '&:last-of-type': { borderBottom: 0 },
    '&::before': { ...square, content: 'counter(step)' },
  },
  [media.tablet]: {
    '& header, & ol': { paddingRight: '16px' },
    '& h3': { fontSize: '34px' },
    '& ol > li': { columnGap: '14px' },
  },
  [oneColumn]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > article': {
      display: 'block',
      borderRight: 0,
      '&:nth-last-of-type(-n + 2)': { borderBottom: rule.frame },
      '&:last-of-type': { borderBottom: 0 },
    },
  },
  [media.phone]: {
    '& header': { padding: `26px ${size.cellPhone} 18px` },
    '& h3': { fontSize: '32px' },
    '& ol': { padding: `0 ${size.cellPhone}` },
    '& ol > li': { columnGap: '14px' },
  },
  // A page of paper each, to hang at the machine.
  [media.print]: {
    '& > article': { breakInside: 'avoid' },
    '& > article:not(:first-of-type)': { breakBefore: 'page' },
    '& ol > li::before': { borderColor: '#000' },
  },
});

const countStyle = css(label);

const whenStyle = css({ maxWidth: '37em', color: color.steel7 });

const stopStyle = css({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 39em)',
  columnGap: '18px',
  alignItems: 'start',
  padding: `18px ${size.cell} 24px`,
  borderTop: rule.block,
  background: color.tint,
  '& b': { display: 'block', fontSize: '21px', lineHeight: '30px', fontWeight: 650, fontStretch: font.condensed },
  [media.tablet]: { columnGap: '14px', paddingRight: '16px' },
  [media.phone]: { columnGap: '14px', padding: `16px ${size.cellPhone} 20px` },
  [media.print]: { border: '2px solid', background: 'none' },
});

/** Procedures as the crew works them: when, the steps in order with their numbered boxes, and what stops the work. */
export function Procedures({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  const countClass = useStyle(countStyle);
  const whenClass = useStyle(whenStyle);
  const stopClass = useStyle(stopStyle);
  return (
    <div className={useStyle(style)}>
      {procedures.map(({ id, title, when, steps, stop }, index) => (
        <article key={id} id={id}>
          <header>
            <p className={countClass}>
              Check sheet {index + 1} of {procedures.length}
            </p>
            <h3>{title}</h3>
            <p className={whenClass}>{when}</p>
          </header>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={stopClass}>
            <Icon name="stop" size={30} />
            <p>
              <b>Stop</b> {stop}
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}
