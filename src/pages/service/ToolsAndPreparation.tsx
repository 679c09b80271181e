import { Checklist } from '../../components/Checklist.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';

const styles = {
  root: { display: 'grid', gridTemplateColumns: '7fr 5fr', [media.phone]: { display: 'block' } },
  tools: { padding: `${space.head} ${space.cell}` },
  tool: {
    padding: '12px 0',
    borderTop: rule.cell,
    '& > dt': { ...typography.condensed, color: 'inherit' },
    '& > dd': { ...typography.note, color: mutedColor },
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '24px' },
  },
  preparation: {
    padding: `${space.head} ${space.cell}`,
    borderLeft: rule.cell,
    [media.phone]: { borderLeft: 0, borderTop: rule.cell },
  },
} satisfies Styles;

const titleStyle: Style = { ...typography.sideTitle, marginBottom: space.row };

/** Our tools for the job, beside the plant's preparations. */
export function ToolsAndPreparation({ tools, prepare }: { tools: readonly Point[]; prepare: readonly string[] }) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.tools}>
        <SectionTitle id="tools" title="What we bring" style={titleStyle} />
        <dl>
          {tools.map(({ title, text }) => (
            <div key={title} className={classes.tool}>
              <dt>{title}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.preparation}>
        <SectionTitle id="prepare" title="What to have ready" style={titleStyle} />
        <Checklist items={prepare} />
      </div>
    </div>
  );
}
