import { css } from '@emotion/react';
import { claims } from '../../content/claims.ts';
import { heading, media, rule, size } from '../../theme.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  [media.belowDesktop]: { display: 'block' },
});

const figuresStyle = css({
  borderRight: rule.cell,
  '& li': { padding: `48px ${size.cell} 44px`, borderBottom: rule.cell, '&:last-of-type': { borderBottom: 0 } },
  '& li > div': { display: 'inline-block' },
  '& b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(96px, 12vw, 176px)',
    fontWeight: 560,
    lineHeight: 0.84,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  [media.belowDesktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderRight: 0,
    borderBottom: rule.cell,
    '& li': { borderBottom: 0, borderRight: rule.cell },
    '& li:last-of-type': { borderRight: 0 },
  },
  [media.phone]: {
    gridTemplateColumns: '1fr 1.6fr',
    '& li': { padding: `28px ${size.cellPhone}` },
    '& b': { fontSize: 'clamp(64px, 20vw, 110px)' },
  },
});

const wordsStyle = css({
  padding: `60px ${size.cell} 56px`,
  '& > h2': { ...heading, marginBottom: '28px', fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& > div': { columns: '2 300px', columnGap: '40px' },
  '& p': { maxWidth: '43em', marginBottom: '14px' },
  [media.tablet]: { padding: `48px ${size.cell} 44px` },
  [media.phone]: {
    padding: `36px ${size.cellPhone} 28px`,
    '& > h2': { marginBottom: '18px' },
    '& > div': { columns: 'auto' },
  },
});

export interface CompanyStoryProps {
  id: string;
  name: string;
  title: string;
  paragraphs: readonly string[];
}

/** The company's story beside the two figures that it rests on. */
export function CompanyStory({ id, name, title, paragraphs }: CompanyStoryProps) {
  return (
    <div className={useStyle(style)}>
      <ul className={useStyle(figuresStyle)}>
        <li>
          <div>
            <b>{claims.generations}</b> <DimensionLine>generations</DimensionLine>
          </div>
        </li>
        <li>
          <div>
            <b>{claims.combinedYears}+</b> <DimensionLine>years combined</DimensionLine>
          </div>
        </li>
      </ul>
      <div className={useStyle(wordsStyle)}>
        <h2 id={id}>
          <PlainName>{name}</PlainName> {title}
        </h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
