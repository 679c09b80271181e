import projectSprite from 'drawings:projects';
import { Drawing } from '../../components/Drawing.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { Project } from '../../content/pages/projects.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, lettering, media, mutedColor, onScreen, rule, ruledColumns, space, typography } from '../../theme.ts';
import { CaseStudyRecord } from './CaseStudyRecord.tsx';
import { CaseStudyStory } from './CaseStudyStory.tsx';

/** Lines 28 px apart, across this direction. */
const ruling = (direction: string) => `repeating-linear-gradient(${direction}, ${color.grid} 0 1px, #0000 0 28px)`;

const styles = {
  /** On paper, head and drawing are lower, so that both fit on one page with the story. */
  head: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '6px 32px',
    padding: `${space.head} ${space.cell} ${space.row}`,
    background: ruledColumns,
    '& > p': { ...typography.note, color: mutedColor },
    [media.print]: { paddingBlock: '20px 16px' },
  },
  figure: {
    gridColumn: '1 / -1',
    padding: `28px ${space.cell}`,
    borderBlock: rule.frame,
    // Ruled paper.
    background: `${ruling('90deg')}, ${ruling('180deg')}, ${color.white}`,
    '--ground': color.white,
    [media.upToTablet]: { paddingInline: '4px' },
    [onScreen.upToNarrowTablet]: { padding: 0 },
    [media.print]: { paddingBlock: '8px' },
  },
} satisfies Styles;

const sectionStyle: Style = {
  [media.fromDesktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  [media.print]: { breakBefore: 'page' },
};

/** Breaks a word that is wider than the page. */
const titleStyle: Style = { minWidth: 0 };

/** Keeps the labels at 12 px or more on screens while the drawing shrinks with the page. */
const wholeStyle: Style = {
  fontSize: lettering.more,
  [media.upToLaptop]: { fontSize: lettering.much },
  [media.upToTablet]: { fontSize: lettering.most },
  [onScreen.upToNarrowTablet]: { display: 'none' },
};

const partStyle: Style = {
  display: 'none',
  fontSize: lettering.least,
  [onScreen.upToNarrowTablet]: { display: 'block' },
  [media.phone]: { fontSize: lettering.much },
};

/** A project with its drawing, the work and its record. `sheet` is the position in the list: 2 of 4. */
export function CaseStudy({ project, sheet }: { project: Project; sheet: string }) {
  const { drawing, drawingShows, title } = project;
  const classes = useStyles(styles);
  return (
    <Section id={drawing} titleId={`${drawing}-title`} style={sectionStyle}>
      <div className={classes.head}>
        <SectionTitle title={title} style={titleStyle} />
        <p>{`Case ${sheet}`}</p>
      </div>
      <figure className={classes.figure}>
        {/* The labels of the complete drawing would be too small on a phone, so phones show the repaired part. */}
        <Drawing sprite={projectSprite} name={drawing} label={drawingShows} style={wholeStyle} />
        <Drawing sprite={projectSprite} name={drawing} label={drawingShows} view="part" style={partStyle} />
      </figure>
      <CaseStudyStory project={project} />
      <CaseStudyRecord project={project} sheet={sheet} />
    </Section>
  );
}
