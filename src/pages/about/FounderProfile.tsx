import { css } from '@emotion/react';
import aboutSprite from 'drawings:about';
import type { AboutContent } from '../../content/about.ts';
import { heading, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  [media.belowDesktop]: { display: 'block' },
});

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: '32px',
  [media.belowDesktop]: { padding: '20px 16px', '& svg': { maxWidth: '480px', margin: 'auto', fontSize: '15px' } },
});

const wordsStyle = css({
  padding: `60px ${size.cell} 56px 48px`,
  '& > h2': { ...heading, marginBottom: '24px', fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& > p': { maxWidth: '42em', marginTop: '14px' },
  [media.tablet]: {
    columns: 2,
    columnGap: '40px',
    padding: `44px ${size.cell}`,
    '& > h2': { columnSpan: 'all' },
    '& > p': { margin: '0 0 14px' },
  },
  [media.phone]: { padding: `36px ${size.cellPhone}`, '& > h2': { marginBottom: '16px' } },
});

const rulesHeadingStyle = css({
  ...heading,
  padding: `28px ${size.cell} 20px`,
  borderTop: rule.frame,
  fontSize: '29px',
  [media.phone]: { padding: `22px ${size.cellPhone} 16px`, fontSize: '25px' },
});

const rulesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  borderTop: rule.cell,
  counterReset: 'rule',
  '& > li': {
    padding: '24px 20px 28px',
    borderRight: rule.cell,
    counterIncrement: 'rule',
    fontSize: '19px',
    lineHeight: 1.3,
    fontWeight: 500,
    fontStretch: '84%',
    textWrap: 'balance',
    '&:first-of-type': { paddingLeft: size.cell },
    '&:last-of-type': { borderRight: 0 },
    '&::before': { ...numberBadge, content: 'counter(rule)', marginBottom: '14px' },
  },
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li, & > li:first-of-type': {
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      gap: '16px',
      alignItems: 'center',
      padding: `12px ${size.cell}`,
      borderRight: 0,
      borderBottom: rule.cell,
      '&::before': { marginBottom: 0 },
    },
    '& > li:last-of-type': { borderBottom: 0 },
  },
  [media.phone]: {
    '& > li, & > li:first-of-type': { padding: `12px ${size.cellPhone}`, fontSize: '18px' },
  },
  [media.print]: { '& > li::before': { background: 'none' } },
});

export interface FounderProfileProps {
  id: string;
  founder: AboutContent['founder'];
}

/** Who founded the company. The site pictures no persons: for a portrait stands the bracket that the text tells of. */
export function FounderProfile({ id, founder }: FounderProfileProps) {
  return (
    <>
      <div className={useStyle(style)}>
        <div className={`${useStyle(drawingStyle)} ink`}>
          <Drawing
            sprite={aboutSprite}
            name="bracket"
            label="An alignment bracket clamped to a stiff pipe; its arm sags below the true line, and a dial indicator reads by how much"
          />
        </div>
        <div className={useStyle(wordsStyle)}>
          <h2 id={id}>{founder.title}</h2>
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Shown', 'The bracket, on its sag test'],
          ['Role', founder.role],
          ['Trade', 'By apprenticeship'],
        ]}
      />
      <h3 className={useStyle(rulesHeadingStyle)}>Rules for whoever comes after</h3>
      <ol className={useStyle(rulesStyle)}>
        {founder.rules.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </>
  );
}
