import type { ReactNode } from 'react';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, onScreen, rule, size, space } from '../../theme.ts';

const styles = {
  root: {
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    // There are no controls.
    [media.withoutScripts]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
  /** It stays in view while one works down the fields, where the window has room for it. */
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    [onScreen.desktopAndTall]: { position: 'sticky', top: size.header, alignSelf: 'start', minHeight: '44rem' },
    [media.print]: { flexDirection: 'row' },
  },
  figure: {
    display: 'grid',
    justifyItems: 'center',
    margin: 'auto 0',
    padding: `${space.row} ${space.cell}`,
    [media.phone]: { padding: '20px max(10px, 50% - 220px)' },
    [media.print]: { flex: '0 0 256px', padding: '0 8px' },
  },
  controls: {
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    [media.fromDesktop]: { borderTop: 0, borderLeft: rule.cell },
    [media.withoutScripts]: { display: 'none' },
  },
} satisfies Styles;

export interface MotorSheetProps {
  drawing: ReactNode;
  titleBlock: readonly (readonly [label: string, value: string])[];
  controls: ReactNode;
  blockStyles?: Styles<'root' | 'cell'>;
}

/** The drawing over its title block, and beside them the controls, which paper leaves out. */
export function MotorSheet({ drawing, titleBlock, controls, blockStyles }: MotorSheetProps) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.sheet}>
        <figure className={classes.figure}>{drawing}</figure>
        <TitleBlock rows={titleBlock} styles={blockStyles} />
      </div>
      <div data-screen className={classes.controls}>
        {controls}
      </div>
    </div>
  );
}
