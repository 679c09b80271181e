import type { ReactNode } from 'react';
import type { Point } from '../content/page-parts.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media, space, typography } from '../theme.ts';
import { inHalves, sideHeading, wrapGrid } from './layouts.ts';
import { SectionTitle } from './Section.tsx';

const headStyle: Style = {
  padding: `${space.head} ${space.cell}`,
  [media.tablet]: {
    // Content that belongs to the title is beside it.
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    columnGap: space.cell,
  },
};
const noteStyle: Style = { maxWidth: '28em', marginTop: '24px', [media.tablet]: { margin: 0 } };

const pointTitleStyle: Style = { marginBottom: '8px' };
const pointTextStyle: Style = { ...typography.note, maxWidth: '38em' };

export interface SideHeadingGridProps {
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  points: readonly Point[];
  /** A sentence under the title. */
  note?: ReactNode;
  /** Under the title. */
  drawing?: ReactNode;
}

/** A title at the left and, in ruled pairs beside it, the points under it. */
export function SideHeadingGrid({ name, title, points, note, drawing }: SideHeadingGridProps) {
  const pointClass = useStyle(wrapGrid.cell);
  const titleClass = useStyle(pointTitleStyle);
  const textClass = useStyle(pointTextStyle);
  return (
    <div className={useStyle(sideHeading.root)}>
      <div className={useStyle(headStyle)}>
        <SectionTitle name={name} title={title} />
        {note && <Note>{note}</Note>}
        {drawing}
      </div>
      <ul className={useStyle(wrapGrid.list, inHalves, sideHeading.content)}>
        {points.map((point) => (
          <li key={point.title} className={pointClass}>
            <h3 className={titleClass}>{point.title}</h3>
            <p className={textClass}>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className={useStyle(noteStyle)}>{children}</p>;
}
