import { NoScriptNote } from '../../components/NoScriptNote.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { moveTheMotor } from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, onScreen, rule, size, space } from '../../theme.ts';
import { MotorControls } from './MotorControls.tsx';
import { MotorDrawing } from './MotorDrawing.tsx';
import { titleBlockOf } from './report.ts';
import type { Motor } from './useMotor.ts';

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

/** Equal cells with room for two lines, so that nothing below moves when a value gets another length. */
const blockStyles = {
  root: { [media.print]: { flexWrap: 'wrap', alignSelf: 'center', borderTop: rule.block } },
  cell: {
    flex: '1 1 0',
    minHeight: '6.9rem',
    [media.phone]: { flexBasis: '40%', minHeight: '7.6rem' },
    [media.print]: { flex: '1 1 40%', minHeight: 0, padding: '6px 8px' },
  },
} satisfies Styles;

interface MotorSheetProps {
  motor: Motor;
  hasSide: boolean;
  onSide: (isOpen: boolean) => void;
}

/** The drawing over its title block, and beside them the controls, which paper leaves out. */
export function MotorSheet({ motor, hasSide, onSide }: MotorSheetProps) {
  const { entries, results, drawn } = motor;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.sheet}>
        <figure className={classes.figure}>
          {drawn && <MotorDrawing {...drawn} side={hasSide ? (drawn.side ?? null) : undefined} />}
        </figure>
        <TitleBlock rows={titleBlockOf(entries, results)} styles={blockStyles} />
      </div>
      <div data-screen className={classes.controls}>
        <NoScriptNote>{moveTheMotor.withoutScripts}</NoScriptNote>
        <MotorControls motor={motor} onSide={onSide} />
      </div>
    </div>
  );
}
