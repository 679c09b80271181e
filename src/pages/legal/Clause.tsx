import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, gridLines, media, mutedColor, onScreen, space, typography } from '../../theme.ts';

/** The width of the margin for the numbers, at the left of the text. */
const numberWidth = `calc(1.25rem + ${space.cell})`;

/** Paragraph and list, beside the margin. */
const block = { maxWidth: '42.5em', marginLeft: numberWidth } as const;

/** The first words of a text, in the margin. Words that need more room move the text. */
const mark = (width: string) => ({
  display: 'inline-block',
  minWidth: width,
  paddingRight: '4px',
  marginLeft: `calc(-1 * ${width})`,
  fontStretch: font.condensed,
  whiteSpace: 'nowrap',
  color: mutedColor,
});

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    ...gridLines.between,
    '&:target': { background: color.white },
    [onScreen.upToTablet]: { display: 'block' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
  /** The heading and the short version of the clause. */
  head: {
    padding: `36px ${space.cell}`,
    [onScreen.upToTablet]: { paddingBottom: '8px' },
    [media.phone]: { paddingTop: '24px' },
    [media.print]: { padding: `12pt ${space.cell}` },
  },
  heading: {
    ...typography.cardTitle,
    display: 'grid',
    gridTemplateColumns: `minmax(${numberWidth}, max-content) 1fr`,
    marginBottom: '16px',
    [media.print]: { fontSize: '13pt', gridTemplateColumns: 'minmax(24pt, max-content) 1fr', marginBottom: '6pt' },
  },
  summary: {
    ...typography.condensed,
    maxWidth: '34em',
    marginLeft: numberWidth,
    fontWeight: 500,
    lineHeight: 1.3,
    textWrap: 'pretty',
    [media.phone]: { marginLeft: 0 },
    [media.print]: { margin: 0, fontSize: '11pt' },
  },
  label: { ...typography.small, display: 'block', marginBottom: '4px', color: mutedColor, fontWeight: 400 },
  text: {
    padding: `32px ${space.cell} 40px`,
    [onScreen.upToTablet]: { paddingTop: '8px' },
    [media.phone]: { paddingBottom: '28px' },
    [media.print]: { padding: `12pt ${space.cell} 12pt 0` },
  },
  paragraph: {
    ...block,
    marginTop: '12px',
    '&:first-of-type': { marginTop: 0 },
    [media.print]: { orphans: 3, widows: 3 },
  },
  number: { ...mark(numberWidth), [media.print]: { color: '#000' } },
  list: { ...block, marginTop: '8px' },
  entry: {
    padding: '7px 0 7px 36px',
    ...gridLines.between,
    // Less space, so that fewer lists continue on the next page.
    [media.print]: { padding: '2pt 0 2pt 28px' },
  },
  letter: { ...mark('36px'), [media.print]: { minWidth: '28px', marginLeft: '-28px', color: '#000' } },
} satisfies Styles;

interface ClauseProps {
  id: string;
  heading: string;
  /** The clause in one plain sentence. */
  summary: string;
  paragraphs: readonly string[];
  /** Follows the words of the last paragraph. */
  end?: ReactNode;
  /** Lettered entries after the paragraphs. */
  list?: readonly string[];
  number: number;
}

/** A clause. The numbers are text, not generated content, so that people can copy them, find them and hear them. */
export function Clause({ id, heading, summary, paragraphs, end, list, number }: ClauseProps) {
  const classes = useStyles(styles);
  return (
    <section id={id} className={classes.root}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          <span>{number}</span>
          {` ${heading}`}
        </h2>
        <p className={classes.summary}>
          <span className={classes.label}>In short</span>
          {` ${summary}`}
        </p>
      </div>
      <div className={classes.text}>
        {paragraphs.map((paragraph, index) => (
          <p key={`${number}.${index + 1}`} className={classes.paragraph}>
            <span className={classes.number}>{`${number}.${index + 1}`}</span>
            {` ${paragraph}`}
            {index === paragraphs.length - 1 && end}
          </p>
        ))}
        {list && (
          <ol className={classes.list}>
            {list.map((entry, index) => (
              <li key={entry} className={classes.entry}>
                <span className={classes.letter}>{`(${'abcdefghijklmnopqrstuvwxyz'[index]})`}</span>
                {` ${entry}`}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
