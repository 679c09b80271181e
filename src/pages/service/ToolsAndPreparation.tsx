import { Checklist } from '../../components/Checklist.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';

const columnsStyle: Style = { display: 'grid', gridTemplateColumns: '7fr 5fr', [media.phone]: { display: 'block' } };

const toolsStyle: Style = { padding: `${space.head} ${space.cell}` };

const preparationStyle: Style = {
  padding: `${space.head} ${space.cell}`,
  borderLeft: rule.cell,
  [media.phone]: { borderLeft: 0, borderTop: rule.cell },
};

const childStyles = {
  title: { root: { ...typography.sideTitle, marginBottom: space.row } },
} satisfies Record<string, Styles>;

const toolStyle: Style = {
  padding: '12px 0',
  borderTop: rule.cell,
  '& > dt': { ...typography.condensed, color: 'inherit' },
  '& > dd': { ...typography.note, color: mutedColor },
  [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '24px' },
};

/** Our tools for the job, beside the plant's preparations. */
export function ToolsAndPreparation({ tools, prepare }: { tools: readonly Point[]; prepare: readonly string[] }) {
  const toolClass = useStyle(toolStyle);
  return (
    <div className={useStyle(columnsStyle)}>
      <div className={useStyle(toolsStyle)}>
        <SectionTitle id="tools" title="What we bring" styles={childStyles.title} />
        <dl>
          {tools.map(({ title, text }) => (
            <div key={title} className={toolClass}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={useStyle(preparationStyle)}>
        <SectionTitle id="prepare" title="What you prepare" styles={childStyles.title} />
        <Checklist items={prepare} />
      </div>
    </div>
  );
}
