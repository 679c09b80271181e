import type { ReactNode } from 'react';
import type { Point } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media, space, typography } from '../theme.ts';
import type { HeadingWordsProps } from './HeadingWords.tsx';
import { inHalves, sideHeading, wrapGrid } from './layouts.ts';
import { SectionTitle } from './Section.tsx';

const styles = {
  root: sideHeading.root,
  head: {
    padding: `${space.head} ${space.cell}`,
    [media.tablet]: {
      // Places content of the title beside the title.
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'end',
      columnGap: space.cell,
    },
  },
  note: { maxWidth: '28em', marginTop: '24px', [media.tablet]: { margin: 0 } },
  list: [wrapGrid.list, inHalves, sideHeading.content],
  point: wrapGrid.cell,
  title: { marginBottom: '8px' },
  text: { ...typography.note, maxWidth: '38em' },
} satisfies Styles;

interface SideHeadingGridProps extends HeadingWordsProps {
  points: readonly Point[];
  note?: ReactNode;
  drawing?: ReactNode;
}

/** A title at the left with its points beside it, in ruled pairs. */
export function SideHeadingGrid({ name, title, points, note, drawing }: SideHeadingGridProps) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <SectionTitle name={name} title={title} />
        {note && <p className={classes.note}>{note}</p>}
        {drawing}
      </div>
      <ul className={classes.list}>
        {points.map((point) => (
          <li key={point.title} className={classes.point}>
            <h3 className={classes.title}>{point.title}</h3>
            <p className={classes.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
