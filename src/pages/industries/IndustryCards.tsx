import industrySprite from 'drawings:shared/industries';
import { CardLinks } from '../../components/CardLinks.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { industries } from '../../content/industries/industries.ts';
import { industryPath } from '../../content/industries/industry.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, mediaQuery, onScreen, rule, space, typography } from '../../theme.ts';

const card = {
  // Drawing, title, lists and links are level in both columns.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplate: 'subgrid / 1fr 1fr',
  borderLeft: rule.frame,
  borderTop: rule.frame,
  margin: '-2px 0 0 -2px',
  '&:target': { background: color.white },
  // On paper, as on desktops, the lists of an industry are side by side.
  [onScreen(mediaQuery.upToTablet)]: { gridRow: 'span 5', gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { display: 'block' },
} as const;

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(340px, 100%)), 1fr))',
    overflow: 'hidden',
    [media.phone]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
  card,
  /** When it has no neighbor, it fills its row. */
  lastCard: [card, industries.length % 2 ? { gridColumn: '1 / -1' } : {}],
  figure: { padding: '28px 32px' },
  title: {
    ...typography.entryTitle,
    alignSelf: 'center',
    padding: `20px ${space.cell}`,
    [media.phone]: { paddingBottom: space.row },
  },
} satisfies Styles;

const childStyles = {
  drawing: { root: { maxWidth: '300px', margin: 'auto' } },
  challenges: { root: { borderLeft: rule.cell, [onScreen(mediaQuery.upToTablet)]: { border: 0 } } },
  links: { root: { gridColumn: '1 / -1', padding: `16px ${space.cell} ${space.row}` } },
} satisfies Record<string, Styles>;

/** The industries, each with our services, its challenges and the link to the form. */
export function IndustryCards() {
  const { servicesLabel, challengesLabel, action } = industriesOverview.list;
  const classes = useStyles(styles);
  return (
    <ul className={classes.list}>
      {industries.map(({ slug, title, hasPage, services, challenges }, index) => (
        <li key={slug} id={slug} className={index === industries.length - 1 ? classes.lastCard : classes.card}>
          <figure data-ground="ink" className={classes.figure}>
            <Drawing sprite={industrySprite} name={slug} styles={childStyles.drawing} />
          </figure>
          <h3 className={classes.title}>{title}</h3>
          <Lines title={servicesLabel} lines={services} />
          <Lines title={challengesLabel} lines={challenges} styles={childStyles.challenges} />
          <CardLinks
            title={title}
            action={{ href: contactLink(), text: action }}
            page={hasPage ? { href: industryPath({ slug }), text: 'Entry rules and a night by the hour' } : undefined}
            styles={childStyles.links}
          />
        </li>
      ))}
    </ul>
  );
}

const linesStyles = {
  root: { padding: `24px ${space.cell} 8px`, borderTop: rule.frame },
  label: { marginBottom: '10px' },
  list: { '& > li': { ...typography.note, padding: '8px 0', borderTop: rule.cell } },
} satisfies Styles;

function Lines({ title, lines, styles: own }: { title: string; lines: readonly string[]; styles?: Styles<'root'> }) {
  const classes = useStyles(linesStyles, own);
  return (
    <div className={classes.root}>
      <h4 className={classes.label}>{title}</h4>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
