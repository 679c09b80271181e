import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStyle } from '../styles/useStyle.ts';
import { media, quiet, rule, ruledColumns, space } from '../theme.ts';
import { HeadingWords } from './HeadingWords.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  columnGap: space.cell,
  padding: `${space.head} ${space.cell}`,
  borderBottom: rule.cell,
  background: ruledColumns,
  '[data-ground=ink] &': { background: 'none' },
  '& h2:only-child': { gridColumn: '1 / -1' },
  '& p': { maxWidth: '35em', color: quiet },
  [media.phone]: { display: 'block', '& p': { marginTop: '16px' } },
});

export interface SectionHeadProps {
  id?: string;
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: ReactNode;
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
