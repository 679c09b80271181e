import breakSprite from 'drawings:guides/page';
import { Drawing } from '../../components/Drawing.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { resources, type Guide } from '../../content/pages/resources.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, rule, space, typography } from '../../theme.ts';

const styles = {
  root: {
    padding: `${space.row} ${space.cell} 36px`,
    background: color.tint,
    '--ground': color.tint,
    [media.print]: { padding: space.row, breakInside: 'avoid' },
  },
  label: { ...typography.small, marginBottom: '12px' },
  /** The edge of the paper, around the frame. */
  paper: { padding: 'clamp(8px, 1.2vw, 16px)', border: rule.block, background: color.white, '--ground': color.white },
  frame: { border: rule.frame },
  title: { ...typography.entryTitle, padding: `${space.row} ${space.cell} 16px` },
  /** An amber rule with its ink core. */
  rule: {
    margin: `0 ${space.cell}`,
    borderBlock: `2px solid ${color.amber}`,
    '&::before': { content: '""', display: 'block', borderTop: `1px solid ${color.ink}` },
  },
  chapters: { ...typography.text, display: 'grid', gap: '8px', padding: `20px ${space.cell} 16px` },
} satisfies Styles;

/** The break line reaches from edge to edge of the paper. */
const breakLineStyle: Style = {
  width: 'auto',
  margin: '0 calc(-1px - clamp(8px, 1.2vw, 16px) - 2px)',
  '--ground': color.tint,
};

const titleBlockStyles = {
  root: { background: 'none', flexWrap: 'wrap' },
  cell: { minWidth: 0, padding: '12px', [media.phone]: { flexBasis: 'auto' } },
} satisfies Styles;

/**
 * The page of a guide, as in its PDF (`guide-pdf.ts`): frame, title, chapters, title block. A break replaces the empty part, as on
 * drawings.
 */
export function GuideSheet({ guide: { id, title, contents } }: { guide: Guide }) {
  const classes = useStyles(styles);
  const { name, email, phone } = useSite();
  const company = <span translate="no">{name}</span>;
  return (
    <figure className={classes.root}>
      <figcaption className={classes.label}>{resources.guides.contentsLabel}</figcaption>
      <div className={classes.paper}>
        <div className={classes.frame}>
          <h3 id={id} className={classes.title}>
            {title}
          </h3>
          <div className={classes.rule} />
          <ul className={classes.chapters}>
            {contents.map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </ul>
          <Drawing sprite={breakSprite} name="break-line" style={breakLineStyle} />
          <TitleBlock
            styles={titleBlockStyles}
            rows={[
              ['Company', company],
              ['Contact', phone ? [email, <br key="line" />, <PhoneNumber key="phone" />] : email],
              ['Sheet', '1 of 1'],
            ]}
          />
        </div>
      </div>
    </figure>
  );
}
