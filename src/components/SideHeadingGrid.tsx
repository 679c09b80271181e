import type { ReactNode } from 'react';
import type { Point } from '../content/page-parts.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { lettering, media, space, type } from '../theme.ts';
import { cellsStyle, inHalves } from './cells.ts';
import { HeadingWords } from './HeadingWords.tsx';
import { sideHeadingStyle } from './side-heading.ts';

const headStyle: Style = {
  padding: `${space.head} ${space.cell}`,
  '& > p': { maxWidth: '28em', marginTop: '24px' },
  '& > svg': { maxWidth: '400px', marginTop: '32px', fontSize: lettering.more },
  [media.tablet]: {
    // Content that belongs to the title is beside it.
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    columnGap: space.cell,
    '& > p, & > svg': { margin: 0 },
  },
};

const pointsStyle: Style = [
  inHalves,
  { '& h3': { marginBottom: '8px' }, '& li p': { ...type.note, maxWidth: '38em' } },
];

export interface SideHeadingGridProps {
  id: string;
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  points: readonly Point[];
  /** Under the title: a sentence, a drawing. */
  children?: ReactNode;
}

/** A title at the left and, in ruled pairs beside it, the points under it. */
export function SideHeadingGrid({ id, name, title, points, children }: SideHeadingGridProps) {
  return (
    <div className={useStyle(sideHeadingStyle)}>
      <div className={useStyle(headStyle)}>
        <h2 id={id}>
          <HeadingWords name={name} title={title} />
        </h2>
        {children}
      </div>
      <ul className={`${useStyle(cellsStyle)} ${useStyle(pointsStyle)}`}>
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
