import installationSprite from 'drawings:installation';
import { Fragment } from 'react';
import { Drawing } from '../../components/Drawing.tsx';
import { translateOf } from '../../components/translate.ts';
import type { FigureTable } from '../../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { font, media, mutedColor, space, typography, silent } from '../../theme.ts';

/** The numbers on the drawing, as rows of the table of limits: down the left side, then down the right side. */
export const calledOut = { left: [1, 6, 2, 8, 5], right: [9, 3, 4, 7, 0] } as const;

const list = {
  display: 'grid',
  // As high as the drawing, in five equal parts, so that each limit is beside its number.
  [media.fromDesktop]: { gridArea: '1 / 1', gridAutoRows: '1fr', textAlign: 'right' },
  [media.upToTablet]: { alignContent: 'start' },
} as const;

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space.cell,
    padding: `8px ${space.cell}`,
    counterReset: 'limit',
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(236px, 5fr) minmax(0, 14fr) minmax(236px, 5fr)',
      columnGap: '12px',
    },
    [media.phone]: { display: 'block', padding: '0 6px' },
    [media.print]: { display: 'block' },
  },
  left: list,
  right: { ...list, [media.fromDesktop]: { ...list[media.fromDesktop], gridArea: '1 / 3', textAlign: 'left' } },
  limit: {
    counterIncrement: 'limit',
    display: 'grid',
    gridTemplateColumns: 'minmax(36px, max-content) minmax(0, 1fr)',
    alignContent: 'center',
    padding: '8px 0',
    '&::before': { ...typography.condensed, content: silent('counter(limit)'), gridRow: '1 / 3' },
    [media.fromDesktop]: { display: 'block', alignSelf: 'center', padding: 0, '&::before': { content: 'none' } },
  },
  name: { ...typography.small, display: 'block', gridColumn: 2, color: mutedColor },
  value: {
    ...typography.note,
    display: 'block',
    gridColumn: 2,
    fontWeight: 600,
    fontStretch: font.control,
    lineHeight: 1.25,
    textWrap: 'balance',
  },
} satisfies Styles;

const drawingStyle: Style = {
  '--lettering': '36px',
  gridColumn: '1 / -1',
  maxWidth: '860px',
  margin: '0 auto 12px',
  [media.fromDesktop]: { gridArea: '1 / 2', alignSelf: 'center', margin: 0 },
};

const halfStyle: Style = { '--lettering': '32px', borderBottom: '1px solid var(--thin)', marginBottom: '8px' };

/** A section through a grouted base. The table's limits are beside their numbers on the drawing, or below the drawing. */
export function CalledOutLimits({ table }: { table: FigureTable }) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <Drawing
        only="wide"
        sprite={installationSprite}
        name="sole-plate"
        label="Section through a sole plate on jack screws: pump foot, machined pads, epoxy grout with vent holes, anchor bolts in sleeves, and chipped concrete"
        style={drawingStyle}
      />
      {/* On phones each side of the drawing is above its limits. Both sides show the coupling. */}
      {(['left', 'right'] as const).map((side) => (
        <Fragment key={side}>
          <Drawing only="phones" sprite={installationSprite} name="sole-plate" view={side} style={halfStyle} />
          <ol start={side === 'left' ? 1 : 6} className={classes[side]}>
            {calledOut[side].map((row) => {
              const [name, limit] = table.rows[row] ?? [];
              return (
                <li key={row} className={classes.limit}>
                  <span className={classes.name}>{name}</span>{' '}
                  <b translate={translateOf(limit)} className={classes.value}>
                    {limit}
                  </b>
                </li>
              );
            })}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
