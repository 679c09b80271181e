import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Point } from '../content/page-parts.ts';
import { heading, media, rule, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';
import { PlainName } from './PlainName.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderLeft: rule.block },
  '& li': {
    padding: `32px ${size.cell} 36px`,
    borderBottom: rule.block,
    '&:nth-of-type(odd)': { borderRight: rule.block },
    '&:nth-last-of-type(-n + 2)': { borderBottom: 0 },
  },
  '& h3': { ...heading, marginBottom: '10px', fontSize: '29px', lineHeight: 1.05 },
  '& li p': { maxWidth: '30em', fontSize: '16px' },
  [media.belowDesktop]: { display: 'block', '& > ul': { borderLeft: 0, borderTop: rule.block } },
  [media.phone]: {
    '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li': {
      padding: `20px ${size.cellPhone} 22px`,
      '&:nth-of-type(odd)': { borderRight: 0 },
      '&:nth-last-of-type(-n + 2)': { borderBottom: rule.block },
      '&:last-of-type': { borderBottom: 0 },
    },
    '& h3': { marginBottom: '6px', fontSize: '25px' },
  },
});

const headStyle = css({
  padding: `60px ${size.cell} 44px`,
  '& h2': { ...heading, fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& > p': { maxWidth: '28em', marginTop: '24px' },
  '& > svg': { marginTop: '40px', fontSize: '14px' },
  [media.tablet]: {
    // What belongs to the title stands beside it.
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    columnGap: '28px',
    '& > p, & > svg': { margin: 0 },
    '& > svg': { maxWidth: '400px', fontSize: '18px' },
  },
  [media.phone]: {
    padding: `44px ${size.cellPhone} 32px`,
    '& > p': { marginTop: '16px' },
    '& > svg': { maxWidth: '400px', margin: '24px auto 0', fontSize: '15px' },
  },
});

export interface SideHeadingGridProps {
  id: string;
  /** What the section is plainly called, where its title does not say so. */
  name?: string;
  title: string;
  points: readonly Point[];
  /** Under the title: a sentence, a drawing. */
  children?: ReactNode;
}

/** A title at the left and, in ruled pairs beside it, the points under it. */
export function SideHeadingGrid({ id, name, title, points, children }: SideHeadingGridProps) {
  return (
    <div className={useStyle(style)}>
      <div className={useStyle(headStyle)}>
        <h2 id={id}>
          {name && <PlainName>{name}</PlainName>} {title}
        </h2>
        {children}
      </div>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
