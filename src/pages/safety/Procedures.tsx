import { Icon } from '../../components/Icon.tsx';
import type { SafetyProcedure } from '../../content/pages/safety.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, media, mutedColor, rule, gridLines, space, typography } from '../../theme.ts';

const listStyle: Style = {
  display: 'grid',
  // In two columns a line would have fewer than 35 characters here.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(350px, 100%)), 1fr))',
  overflow: 'hidden',
  [media.print]: { display: 'block' },
};

const sheetStyle: Style = {
  // The headings, the steps and the stop conditions of two neighbors are level.
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  borderLeft: rule.cell,
  borderTop: rule.frame,
  margin: '-2px 0 0 -1px',
  // Each procedure is printed on its own page.
  [media.print]: { breakInside: 'avoid', breakBefore: 'page', '&:first-of-type': { breakBefore: 'auto' } },
};

/** A last sheet without a neighbor. */
const wholeRow: Style = { gridColumn: '1 / -1' };

const headStyle: Style = { padding: `${space.row} ${space.cell} 20px`, borderBottom: rule.block };
const noteStyle: Style = { maxWidth: '37em', color: mutedColor };
const titleStyle: Style = { ...typography.entryTitle, margin: '4px 0 12px' };

const stepsStyle: Style = { padding: `0 ${space.cell}`, counterReset: 'step' };

const squareAndWords = { display: 'grid', gridTemplateColumns: '30px minmax(0, 39em)', gap: '16px' } as const;

const stepStyle: Style = {
  ...squareAndWords,
  ...typography.note,
  padding: '14px 0',
  ...gridLines.between,
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
};

const stopStyle: Style = {
  ...squareAndWords,
  padding: `16px ${space.cell} 24px`,
  borderTop: rule.block,
  background: color.tint,
  [media.print]: { border: '2px solid', background: 'none' },
};
const stopTitleStyle: Style = { ...typography.condensed, display: 'block' };

/** The procedures: when they apply, the numbered steps, and the conditions that stop the work. */
export function Procedures({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  const sheetClass = useStyle(sheetStyle);
  const lastSheetClass = useStyle(sheetStyle, procedures.length % 2 ? wholeRow : undefined);
  const headClass = useStyle(headStyle);
  const noteClass = useStyle(noteStyle);
  const titleClass = useStyle(titleStyle);
  const stepsClass = useStyle(stepsStyle);
  const stepClass = useStyle(stepStyle);
  const stopClass = useStyle(stopStyle);
  const stopTitleClass = useStyle(stopTitleStyle);
  return (
    <div className={useStyle(listStyle)}>
      {procedures.map(({ id, title, when, steps, stop }, index) => (
        <article key={id} id={id} className={index === procedures.length - 1 ? lastSheetClass : sheetClass}>
          <header className={headClass}>
            <p className={noteClass}>{`Check sheet ${index + 1} of ${procedures.length}`}</p>
            <h3 className={titleClass}>{title}</h3>
            <p className={noteClass}>{when}</p>
          </header>
          <ol className={stepsClass}>
            {steps.map((step) => (
              <li key={step} className={stepClass}>
                {step}
              </li>
            ))}
          </ol>
          <footer className={stopClass}>
            <Icon name="stop" size={30} />
            <p>
              <b className={stopTitleClass}>Stop</b>
              {` ${stop}`}
            </p>
          </footer>
        </article>
      ))}
    </div>
  );
}
