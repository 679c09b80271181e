import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { quiet, rule, ruledColumns, space } from '../theme.ts';
import { HeadingWords } from './HeadingWords.tsx';

const style: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `16px ${space.cell}`,
  padding: `${space.head} ${space.cell}`,
  borderBottom: rule.cell,
  background: ruledColumns,
  // Side by side where there is room for both.
  '& > h2': { flex: '7 280px' },
  '& > p': { flex: '5 200px', color: quiet },
};

export interface SectionHeadProps {
  id?: string;
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  children?: ReactNode;
}

/** Title of a section and, to its right, a sentence on how to read it. */
export function SectionHead({ id, name, title, children }: SectionHeadProps) {
  return (
    <div className={useStyle(style)}>
      <h2 id={id}>
        <HeadingWords name={name} title={title} />
      </h2>
      {children && <p>{children}</p>}
    </div>
  );
}
