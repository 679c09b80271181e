import { Checklist } from '../../components/Checklist.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, rule, space, type } from '../../theme.ts';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  '& > div': { padding: `${space.head} ${space.cell}` },
  '& > div + div': { borderLeft: rule.cell },
  '& h2': { ...type.subtitle, marginBottom: space.row },
  '& dl > div': { padding: '12px 0', borderTop: rule.cell },
  '& dt': { ...type.value, color: 'inherit' },
  '& dd': { ...type.note, color: quiet },
  [media.desktop]: { '& dl > div': { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '24px' } },
  [media.phone]: { display: 'block', '& > div + div': { borderLeft: 0, borderTop: rule.cell } },
};

/** Our tools for the job, beside the plant's preparations. */
export function ToolsAndPreparation({ tools, prepare }: { tools: readonly Point[]; prepare: readonly string[] }) {
  return (
    <div className={useStyle(style)}>
      <div>
        <h2 id="tools">What we bring</h2>
        <dl>
          {tools.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 id="prepare">What you prepare</h2>
        <Checklist items={prepare} />
      </div>
    </div>
  );
}
