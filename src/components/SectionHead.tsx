import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { quiet, rule, ruledColumns, space } from '../theme.ts';
import { SectionTitle } from './Section.tsx';

const style: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `16px ${space.cell}`,
  padding: `${space.head} ${space.cell}`,
  borderBottom: rule.cell,
  background: ruledColumns,
  // Side by side where there is room for both.
  '& > p': { flex: '5 200px', color: quiet },
};

const titleStyle: Style = { flex: '7 280px' };

export interface SectionHeadProps {
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  children?: ReactNode;
}

/** Title of a section and, to its right, a sentence on how to read it. */
export function SectionHead({ name, title, children }: SectionHeadProps) {
  return (
    <div className={useStyle(style)}>
      <SectionTitle name={name} title={title} style={titleStyle} />
      {children && <p>{children}</p>}
    </div>
  );
}
