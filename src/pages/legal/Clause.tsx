import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, heading, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

/** Widths of the margin in which the numbers stand. */
export const numberWidth = '104px';
export const numberWidthPhone = '54px';

const clauseStyle = css({
  padding: `36px ${size.cell} 40px calc(${numberWidth} + ${size.cell})`,
  borderBottom: rule.cell,
  '&:last-of-type': { borderBottom: 0 },
  '& > h2, & > p, & > ol': { position: 'relative', maxWidth: '42.5em' },
  '& > h2': { ...heading, marginBottom: '14px', fontSize: '32px', lineHeight: 1.1 },
  '& > p': { marginTop: '12px', lineHeight: 1.6 },
  '& > ol': { marginTop: '8px' },
  '& > ol > li': {
    position: 'relative',
    padding: '7px 0 7px 36px',
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
  },
  [media.phone]: {
    padding: `28px ${size.cellPhone} 30px calc(${numberWidthPhone} + 14px)`,
    '& > h2': { fontSize: '27px' },
    '& > ol > li': { paddingLeft: '28px' },
  },
  [media.print]: {
    paddingTop: '14pt',
    paddingBottom: '14pt',
    '& > h2': { fontSize: '15pt' },
    '& > p': { orphans: 3, widows: 3 },
    // Close together, so that fewer lists run over to the next page.
    '& > ol > li': { padding: '2pt 0 2pt 28px', borderBottom: 0 },
  },
});

const numberStyle = css({
  position: 'absolute',
  right: `calc(100% + ${size.cell})`,
  width: numberWidth,
  paddingLeft: size.cell,
  fontStretch: font.condensed,
  whiteSpace: 'nowrap',
  'p > &': { fontSize: '16px', lineHeight: 1.7, color: color.steel7 },
  [media.phone]: {
    right: 'calc(100% + 14px)',
    width: numberWidthPhone,
    paddingLeft: size.cellPhone,
    'p > &': { fontSize: '15px', lineHeight: 1.8 },
  },
  [media.print]: { 'p > &': { fontSize: 'inherit', lineHeight: 'inherit', color: '#000' } },
});

const letterStyle = css({
  position: 'absolute',
  left: 0,
  fontStretch: font.condensed,
  color: color.steel7,
  [media.print]: { color: '#000' },
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
  const numberClass = useStyle(numberStyle);
  const letterClass = useStyle(letterStyle);
  return (
    <section id={id} className={clauseClass}>
      <h2>
        <span className={numberClass}>{number}</span> {title}
      </h2>
      {paragraphs.map((paragraph, index) => {
        const paragraphNumber = `${number}.${index + 1}`;
        return (
          <p key={paragraphNumber}>
            <span className={numberClass}>{paragraphNumber}</span> {paragraph}
          </p>
        );
      })}
      {list && (
        <ol>
          {list.map((entry, index) => (
            <li key={entry}>
              <span className={letterClass}>({'abcdefghijklmnopqrstuvwxyz'[index]})</span> {entry}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
