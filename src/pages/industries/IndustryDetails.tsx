import { ButtonLink } from '../../components/ButtonLink.tsx';
import { openingSign } from '../../components/Faq.tsx';
import { Hidden } from '../../components/Hidden.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { industryPath, type Industry } from '../../content/industries/industry.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { font, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';

/** Where the lists are always open. Browsers without support keep the lists folded, with a summary. */
const unfolds = '@supports selector(::details-content)';

const styles = {
  root: { padding: 0, borderTop: rule.cell, verticalAlign: 'top', [media.phone]: { display: 'block', border: 0 } },
  /** The lists are below the first two facts, and the links below the third fact. */
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    [onScreen.upToUprightTablet]: { display: 'block' },
  },
  details: {
    ...openingSign.entry,
    [unfolds]: {
      [media.wideTabletOrPaper]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
  summary: {
    ...typography.note,
    ...openingSign.summary,
    fontWeight: 600,
    fontStretch: font.control,
    minHeight: size.target,
    padding: `4px ${space.cell}`,
    [unfolds]: { [media.wideTabletOrPaper]: { display: 'none' } },
  },
  lists: { display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100%', [media.phone]: { display: 'block' } },
  links: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '12px',
    padding: `16px 12px 20px ${space.cell}`,
    borderLeft: rule.cell,
    [onScreen.upToUprightTablet]: { display: 'flex', padding: `4px ${space.cell} 16px`, border: 0 },
    [media.phone]: { display: 'grid', justifyItems: 'stretch', gap: '8px', paddingBottom: '16px' },
    [media.print]: { gap: '6px', paddingTop: '6px' },
  },
  page: { ...typography.note, [media.print]: { fontSize: '9pt' }, [onScreen.upToUprightTablet]: { display: 'none' } },
} satisfies Styles;

const buttonStyle: Style = { scrollMarginTop: '60px', [onScreen.upToUprightTablet]: { paddingBlock: '10px' } };

/** The cell below an industry's facts: our services, the industry's challenges, and the links to the form and to the industry's page. */
export function IndustryDetails({ industry }: { industry: Industry }) {
  const { list, matrix } = industriesOverview;
  const { option, slug, title, hasPage, services, challenges, plant } = industry;
  const classes = useStyles(styles);
  return (
    <td colSpan={3} className={classes.root}>
      <div className={classes.layout}>
        <details className={classes.details}>
          <summary className={classes.summary}>{matrix.details}</summary>
          <div className={classes.lists}>
            <Lines title={list.servicesLabel} of={title} lines={services} />
            <Lines title={list.challengesLabel} of={title} lines={challenges} />
          </div>
        </details>
        <div className={classes.links}>
          {hasPage && <p className={classes.page}>{matrix.page.text}</p>}
          {hasPage && (
            <ButtonLink href={industryPath({ slug })} kind="solid" style={buttonStyle}>
              {matrix.page.link(title)}
            </ButtonLink>
          )}{' '}
          <ButtonLink href={contactLink(hasPage ? { service: option } : {})} style={buttonStyle}>
            {matrix.ask(plant)}
          </ButtonLink>
        </div>
      </div>
    </td>
  );
}

const linesStyles = {
  root: {
    padding: `16px 12px 12px ${space.cell}`,
    borderLeft: rule.cell,
    [media.phone]: { padding: `4px ${space.cell} 16px`, border: 0 },
    [media.print]: { padding: '4px 8px' },
  },
  label: { ...typography.small, marginBottom: '6px', color: mutedColor, fontWeight: 400, letterSpacing: 0 },
  list: {
    '& > li': {
      ...typography.note,
      padding: '4px 0',
      lineHeight: 1.3,
      borderTop: rule.cell,
      [media.print]: { padding: '1pt 0', fontSize: '9pt' },
    },
  },
} satisfies Styles;

/** A list. The heading also names the industry, for people who read only headings. */
function Lines({ title, of: industry, lines }: { title: string; of: string; lines: readonly string[] }) {
  const classes = useStyles(linesStyles);
  return (
    <div className={classes.root}>
      <h3 className={classes.label}>
        {title}
        <Hidden>{`: ${industry}`}</Hidden>
      </h3>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
