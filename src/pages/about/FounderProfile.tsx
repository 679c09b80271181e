import aboutSprite from 'drawings:about';
import { Drawing } from '../../components/Drawing.tsx';
import { wrapGrid } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { about } from '../../content/pages/about.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { lettering, media, rule, space, typography, numberBadge, silent } from '../../theme.ts';

const styles = {
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    [media.upToTablet]: { display: 'block' },
  },
  figure: { display: 'grid', alignItems: 'center', padding: `32px ${space.cell}` },
  profile: {
    padding: `${space.head} ${space.cell}`,
    '& > p': { maxWidth: '42em', marginBottom: '14px' },
    [media.tablet]: { columns: 2, columnGap: '40px' },
  },
  rulesTitle: { padding: `${space.row} ${space.cell}`, borderTop: rule.frame },
  rules: {
    ...wrapGrid.list,
    '--cell-width': 'max(200px, 20% - 1px)',
    [media.upToTablet]: { '--cell-width': '100%' },
  },
  rule: {
    ...wrapGrid.cell,
    ...typography.strong,
    fontWeight: 500,
    counterIncrement: 'rule',
    '&::before': { ...numberBadge, content: silent('counter(rule)'), marginBottom: '14px' },
    [media.upToTablet]: {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      paddingBlock: '12px',
      '&::before': { flexShrink: 0, margin: 0 },
    },
  },
} satisfies Styles;

const drawingStyle: Style = {
  [media.upToTablet]: { maxWidth: '480px', margin: 'auto', fontSize: lettering.more },
  [media.phone]: { fontSize: lettering.much },
};

const titleStyle: Style = { marginBottom: space.row, columnSpan: 'all' };

/** The founder's profile. A drawing of the bracket in the text replaces a portrait, because the site shows no persons. */
export function FounderProfile() {
  const { founder } = about;
  const classes = useStyles(styles);
  return (
    <Section titleId="founder">
      <div className={classes.layout}>
        <figure data-ground="ink" className={classes.figure}>
          <Drawing
            sprite={aboutSprite}
            name="bracket"
            label="An alignment bracket clamped to a stiff pipe; its arm sags below the true line, and a dial indicator reads by how much"
            style={drawingStyle}
          />
        </figure>
        <div className={classes.profile}>
          <SectionTitle title={founder.title} style={titleStyle} />
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Shown', 'The bracket on its sag test'],
          ['Role', founder.role],
          ['Trade', 'Learned as an apprentice'],
        ]}
      />
      <h3 className={classes.rulesTitle}>Rules for the next generation</h3>
      <ol className={classes.rules}>
        {founder.rules.map((text) => (
          <li key={text} className={classes.rule}>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
