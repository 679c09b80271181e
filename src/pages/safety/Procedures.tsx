import { Icon } from '../../components/Icon.tsx';
import type { SafetyProcedure } from '../../content/safety.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, media, quiet, rule, space, type } from '../../theme.ts';

const style: Style = {
  display: 'grid',
  // In two columns a line would have fewer than 35 characters here.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(350px, 100%)), 1fr))',
  overflow: 'hidden',
  '& > article': {
    // The headings, the steps and the stop conditions of two neighbors are level.
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    borderLeft: rule.cell,
    borderTop: rule.frame,
    margin: '-2px 0 0 -1px',
  },
  // A last item without a neighbor fills its row.
  '& > article:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& header': { padding: `${space.row} ${space.cell} 20px`, borderBottom: rule.block },
  '& header p': { maxWidth: '37em', color: quiet },
  '& h3': { ...type.heading, margin: '4px 0 12px' },
  '& ol': { padding: `0 ${space.cell}`, counterReset: 'step' },
  // A square and the words beside it.
  '& li, & footer': { display: 'grid', gridTemplateColumns: '30px minmax(0, 39em)', gap: '16px' },
  '& li': {
    ...type.note,
    padding: '14px 0',
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '30px',
      height: '30px',
      border: '1.5px solid',
      fontWeight: 600,
      lineHeight: 1,
      fontStretch: font.condensed,
    },
  },
  '& li + li': { borderTop: rule.cell },
  '& footer': { padding: `16px ${space.cell} 24px`, borderTop: rule.block, background: color.tint },
  '& b': { ...type.value, display: 'block' },
  // Each procedure is printed on its own page.
  [media.print]: {
    display: 'block',
    '& > article': { breakInside: 'avoid' },
    '& > article + article': { breakBefore: 'page' },
    '& footer': { border: '2px solid', background: 'none' },
  },
};

/** The procedures: when they apply, the numbered steps, and the conditions that stop the work. */
export function Procedures({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  return (
    <div className={useStyle(style)}>
      {procedures.map(({ id, title, when, steps, stop }, index) => (
        <article key={id} id={id}>
          <header>
            <p>{`Check sheet ${index + 1} of ${procedures.length}`}</p>
            <h3>{title}</h3>
            <p>{when}</p>
          </header>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <footer>
            <Icon name="stop" size={30} />
            <p>
              <b>Stop</b>
              {` ${stop}`}
            </p>
          </footer>
        </article>
      ))}
    </div>
  );
}
