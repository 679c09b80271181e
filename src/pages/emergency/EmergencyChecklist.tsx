import { sideHeading } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, gridLines, media, onScreen, rule, size, space } from '../../theme.ts';

const styles = {
  root: sideHeading.root,
  head: { padding: `${space.head} ${space.cell} ${space.row}`, [media.print]: { paddingBottom: '4px' } },
  introduction: { maxWidth: '38em' },
  list: sideHeading.content,
  task: {
    padding: `20px ${space.cell}`,
    ...gridLines.between,
    // The title is at the left of its sentence. On paper the title is above the sentence, so that all six fit on the sheet.
    [onScreen.tablet]: { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: '16px' },
    [media.print]: { paddingBlock: '3px' },
  },
  /** Box and title are one target. */
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: size.target,
    cursor: 'pointer',
    [media.print]: { minHeight: 0, fontSize: '12pt' },
  },
  box: {
    appearance: 'none',
    flex: 'none',
    width: '32px',
    height: '32px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
    cursor: 'pointer',
    [media.print]: { width: '22px', height: '22px' },
    '&:checked': { background: color.ink },
    '&:checked::before': {
      content: '""',
      display: 'block',
      width: '9px',
      height: '17px',
      border: `solid ${color.white}`,
      borderWidth: '0 3px 3px 0',
      margin: '3px auto',
      transform: 'rotate(42deg)',
    },
  },
  sentence: {
    maxWidth: '44em',
    marginLeft: '48px',
    [onScreen.tablet]: { paddingTop: '8px', margin: 0 },
    [media.print]: { maxWidth: 'none', marginLeft: '38px', fontSize: '9.5pt', lineHeight: 1.3 },
  },
} satisfies Styles;

const titleStyle: Style = { marginBottom: '16px', [media.print]: { margin: 0 } };

/** The plant's tasks before the crew arrives, with boxes to tick on the page or on paper. */
export function EmergencyChecklist({ checklist }: { checklist: readonly Point[] }) {
  const classes = useStyles(styles);
  return (
    <Section titleId="checklist">
      <div className={classes.root}>
        <div className={classes.head}>
          <SectionTitle title="What to do while we drive" style={titleStyle} />
          <p className={classes.introduction}>
            {'These six shorten the repair. Do them in order, and only what’s safe. '}
            <span data-screen>Print this page and hang it by the disconnect.</span>
          </p>
        </div>
        <ol className={classes.list}>
          {checklist.map((item) => (
            <li key={item.title} className={classes.task}>
              <h3>
                <label className={classes.label}>
                  <input type="checkbox" className={classes.box} />
                  {item.title}
                </label>
              </h3>
              <p className={classes.sentence}>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
