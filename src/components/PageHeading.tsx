import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columnLines, heading, media, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

export const titleStyle = {
  ...heading,
  fontSize: 'clamp(56px, 6.6vw, 96px)',
  lineHeight: 0.92,
  letterSpacing: '-0.02em',
};

const style = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  padding: '56px 0 48px',
  '& h1': { ...titleStyle, gridColumn: '1 / 9', paddingLeft: size.cell },
  '& .lead': { gridColumn: '9 / 13', paddingRight: size.cell, fontSize: '19px', lineHeight: 1.5 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' },
  [media.phone]: {
    display: 'block',
    padding: `32px ${size.cellPhone}`,
    '& h1': { padding: 0, fontSize: 'clamp(44px, 14.4vw, 82px)' },
    '& .lead': { padding: 0, marginTop: '20px', fontSize: '17px' },
    '& .actions': { marginTop: '20px' },
    '& .actions > *': { width: '100%' },
  },
});

export interface PageHeadingProps {
  title: ReactNode;
  lead: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The page's h1 with its lead and its buttons. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <div className={useStyle(style)}>
      <h1>{title}</h1>
      <div className="lead">
        <p>{lead}</p>
        {children && <div className="actions">{children}</div>}
      </div>
    </div>
  );
}
