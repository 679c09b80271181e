import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, columnLines, heading, media, rule, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';
import { PlainName } from './PlainName.tsx';

const style = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  padding: '72px 0 56px',
  borderBottom: rule.cell,
  '& h2': { ...heading, gridColumn: '1 / 8', paddingLeft: size.cell, fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& p': { gridColumn: '8 / 13', padding: `0 ${size.cell}`, color: color.steel7, maxWidth: '35em' },
  '.ink &': { background: 'none' },
  '.ink & p': { color: 'inherit' },
  [media.tablet]: {
    padding: '52px 0 40px',
    '& h2': { gridColumn: '1 / 7', paddingRight: '20px' },
    '& h2:only-child': { gridColumn: '1 / -1' },
    '& p': { gridColumn: '7 / 13', paddingLeft: 0 },
  },
  [media.phone]: {
    display: 'block',
    padding: `44px ${size.cellPhone} 32px`,
    '& h2, & p': { padding: 0 },
    '& p': { marginTop: '16px' },
  },
});

export interface SectionHeadProps {
  id?: string;
  /** What the section is plainly called, where its title does not say so. */
  name?: string;
  title: ReactNode;
  children?: ReactNode;
}

/** Title of a section and, to its right, a sentence on how to read it. */
export function SectionHead({ id, name, title, children }: SectionHeadProps) {
  return (
    <div className={useStyle(style)}>
      <h2 id={id}>
        {name && <PlainName>{name}</PlainName>} {title}
      </h2>
      {children && <p>{children}</p>}
    </div>
  );
}
