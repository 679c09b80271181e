import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStyle } from '../../styles/useStyle.ts';
import { font, media, quiet, rule, space, type } from '../../theme.ts';

/** The margin in which the numbers stand. */
export const numberWidth = 'calc(4 * var(--cell))';

const clauseStyle = css({
  padding: `36px ${space.cell} 40px calc(${numberWidth} + ${space.cell})`,
  '& + &': { borderTop: rule.cell },
  '& > *': { position: 'relative', maxWidth: '42.5em' },
  '& > h2': { ...type.heading, marginBottom: '14px' },
  '& > p': { marginTop: '12px' },
  '& > ol': { marginTop: '8px' },
  '& li': { position: 'relative', padding: '7px 0 7px 36px' },
  '& li + li': { borderTop: rule.cell },
  // The numbers of the clauses and their paragraphs, in the margin, and the letters of the lists.
  '& span': { position: 'absolute', fontStretch: font.condensed, whiteSpace: 'nowrap' },
  '& > * > span': { right: `calc(100% + ${space.cell})`, width: numberWidth, paddingLeft: space.cell },
  '& p > span, & li > span': { color: quiet },
  '& li > span': { left: 0 },
  [media.print]: {
    paddingBlock: '14pt',
    '& > h2': { fontSize: '15pt' },
    '& > p': { orphans: 3, widows: 3 },
    // Close together, so that fewer lists run over to the next page.
    '& li': { padding: '2pt 0 2pt 28px', border: 0 },
    '& p > span, & li > span': { color: '#000' },
  },
});

export interface ClauseProps {
  id: string;
  heading: string;
  paragraphs: readonly ReactNode[];
  /** Lettered entries after the paragraphs. */
  list?: readonly string[];
  number: number;
}

/** A clause of a legal page. Its numbers are text, not generated, so that they are copied, read out and found with it. */
export function Clause({ id, heading: title, paragraphs, list, number }: ClauseProps) {
  const clauseClass = useStyle(clauseStyle);
  return (
    <section id={id} className={clauseClass}>
      <h2>
        <span>{number}</span> {title}
      </h2>
      {paragraphs.map((paragraph, index) => {
        const paragraphNumber = `${number}.${index + 1}`;
        return (
          <p key={paragraphNumber}>
            <span>{paragraphNumber}</span> {paragraph}
          </p>
        );
      })}
      {list && (
        <ol>
          {list.map((entry, index) => (
            <li key={entry}>
              <span>({'abcdefghijklmnopqrstuvwxyz'[index]})</span> {entry}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
