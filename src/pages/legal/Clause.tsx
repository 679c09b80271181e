import type { ReactNode } from 'react';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, media, mutedColor, gridLines, space, typography } from '../../theme.ts';

/** The margin for the numbers, at the left of the text. */
export const numberWidth = `calc(4 * ${space.cell})`;

const clauseStyle: Style = {
  padding: `36px ${space.cell} 40px calc(${numberWidth} + ${space.cell})`,
  ...gridLines.between,
  [media.print]: { paddingBlock: '14pt' },
};

/** Heading, paragraph and list; each holds its number. */
const part = { position: 'relative', maxWidth: '42.5em' } as const;

const headingStyle: Style = {
  ...part,
  ...typography.entryTitle,
  marginBottom: '14px',
  [media.print]: { fontSize: '15pt' },
};
const paragraphStyle: Style = { ...part, marginTop: '12px', [media.print]: { orphans: 3, widows: 3 } };
const listStyle: Style = { ...part, marginTop: '8px' };

const entryStyle: Style = {
  position: 'relative',
  padding: '7px 0 7px 36px',
  ...gridLines.between,
  // Less space, so that fewer lists continue on the next page.
  [media.print]: { padding: '2pt 0 2pt 28px' },
};

const mark = { position: 'absolute', fontStretch: font.condensed, whiteSpace: 'nowrap' } as const;
const quietMark = { color: mutedColor, [media.print]: { color: '#000' } } as const;
const inMargin = { right: `calc(100% + ${space.cell})`, width: numberWidth, paddingLeft: space.cell } as const;

const clauseNumberStyle: Style = { ...mark, ...inMargin };
const paragraphNumberStyle: Style = { ...mark, ...inMargin, ...quietMark };
const letterStyle: Style = { ...mark, left: 0, ...quietMark };

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
  const paragraphClass = useStyle(paragraphStyle);
  const paragraphNumberClass = useStyle(paragraphNumberStyle);
  return (
    <section id={id} className={useStyle(clauseStyle)}>
      <h2 className={useStyle(headingStyle)}>
        <span className={useStyle(clauseNumberStyle)}>{number}</span>
        {` ${heading}`}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={`${number}.${index + 1}`} className={paragraphClass}>
          <span className={paragraphNumberClass}>{`${number}.${index + 1}`}</span> {paragraph}
        </p>
      ))}
      {list && <LetteredList entries={list} />}
    </section>
  );
}

function LetteredList({ entries }: { entries: readonly string[] }) {
  const entryClass = useStyle(entryStyle);
  const letterClass = useStyle(letterStyle);
  return (
    <ol className={useStyle(listStyle)}>
      {entries.map((entry, index) => (
        <li key={entry} className={entryClass}>
          <span className={letterClass}>{`(${'abcdefghijklmnopqrstuvwxyz'[index]})`}</span>
          {` ${entry}`}
        </li>
      ))}
    </ol>
  );
}
