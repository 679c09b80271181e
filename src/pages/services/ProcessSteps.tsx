import { numberBadge } from '../../components/number-badge.ts';
import { servicesOverview } from '../../content/services-overview.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, quiet, rule, space, type } from '../../theme.ts';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(290px, 25%), 1fr))',
  overflow: 'hidden',
  counterReset: 'step',
  '& > li': {
    // Headings, our part and the visitor's are level in a row of steps.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    position: 'relative',
    counterIncrement: 'step',
    borderLeft: rule.cell,
    marginLeft: '-1px',
  },
  // From one badge to the next.
  '& > li + li::after': {
    content: '""',
    position: 'absolute',
    top: `calc(${space.row} + 19px)`,
    right: `calc(100% - ${space.cell})`,
    width: 'calc(100% - 68px)',
    borderTop: '2px solid',
  },
  '& h3': {
    padding: `${space.row} ${space.cell} 0`,
    '&::before': { ...numberBadge, content: 'counter(step) / ""', marginBottom: '16px' },
  },
  '& li > p': { ...type.note, padding: `8px ${space.cell} ${space.row}`, color: quiet },
  '& dl': { padding: `16px ${space.cell} ${space.row}`, background: color.tint, borderTop: rule.frame },
  '& dt': { marginBottom: '4px' },
  '& dd': { maxWidth: '38em', fontWeight: 500 },
  [media.belowDesktop]: { '& > li + li::after': { content: 'none' } },
  [media.phone]: {
    '& h3': { display: 'grid', gridTemplateColumns: '40px 1fr', alignItems: 'center', gap: '14px' },
    '& h3::before': { margin: 0 },
  },
  [media.print]: { display: 'block' },
};

/** The steps of a job, our part above and the visitor's below. */
export function ProcessSteps() {
  const { steps, youDoLabel } = servicesOverview.process;
  return (
    <ol className={useStyle(style)}>
      {steps.map(({ title, text, youDo }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <dl>
            <dt>{youDoLabel}</dt>
            <dd>{youDo}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
