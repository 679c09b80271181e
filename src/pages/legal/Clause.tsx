import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { font, media, mutedColor, gridLines, space, typography } from '../../theme.ts';

/** The margin for the numbers, at the left of the text. */
export const numberWidth = `calc(4 * ${space.cell})`;

/** Heading, paragraph and list; each holds its number. */
const block = { position: 'relative', maxWidth: '42.5em' } as const;

const mark = { position: 'absolute', fontStretch: font.condensed, whiteSpace: 'nowrap' } as const;
const quietMark = { color: mutedColor, [media.print]: { color: '#000' } } as const;
const inMargin = { right: `calc(100% + ${space.cell})`, width: numberWidth, paddingLeft: space.cell } as const;

const styles = {
  root: {
    padding: `36px ${space.cell} 40px calc(${numberWidth} + ${space.cell})`,
    ...gridLines.between,
    [media.print]: { paddingBlock: '14pt' },
  },
  heading: { ...block, ...typography.entryTitle, marginBottom: '14px', [media.print]: { fontSize: '15pt' } },
  number: { ...mark, ...inMargin },
  paragraph: { ...block, marginTop: '12px', [media.print]: { orphans: 3, widows: 3 } },
  paragraphNumber: { ...mark, ...inMargin, ...quietMark },
  list: { ...block, marginTop: '8px' },
  entry: {
    position: 'relative',
    padding: '7px 0 7px 36px',
    ...gridLines.between,
    // Less space, so that fewer lists continue on the next page.
    [media.print]: { padding: '2pt 0 2pt 28px' },
  },
  letter: { ...mark, left: 0, ...quietMark },
} satisfies Styles;

export interface ClauseProps {
  id: string;
  heading: string;
  paragraphs: readonly ReactNode[];
  /** Lettered entries after the paragraphs. */
  list?: readonly string[];
  number: number;
}

/** A clause. Its numbers are text, not generated, so that they are copied, read out and found with it. */
export function Clause({ id, heading, paragraphs, list, number }: ClauseProps) {
  const classes = useStyles(styles);
  return (
    <section id={id} className={classes.root}>
      <h2 className={classes.heading}>
        <span className={classes.number}>{number}</span>
        {` ${heading}`}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={`${number}.${index + 1}`} className={classes.paragraph}>
          <span className={classes.paragraphNumber}>{`${number}.${index + 1}`}</span> {paragraph}
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
    </section>
  );
}
