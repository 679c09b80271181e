import { Button } from '../../components/Button.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { speedName, tolerances } from '../../content/services/laser-alignment/limits.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { space } from '../../theme.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { NumberField } from './NumberField.tsx';
import { rounded, signed } from './numbers.ts';
import { Parts } from './Parts.tsx';
import { rowStyles } from './row-styles.ts';
import type { Motor } from './useMotor.ts';

const styles = {
  /** One below the other beside the drawing, side by side below it. */
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: `12px ${space.cell}`,
    alignContent: 'start',
  },
  group: { display: 'grid', alignContent: 'start', minWidth: 0, padding: 0, border: 0 },
  legend: { padding: '0 0 4px' },
  hint: rowStyles.label,
  parts: { gridColumn: '1 / -1' },
} satisfies Styles;

const speeds = Object.fromEntries(tolerances.map(({ rpm }) => [rpm, speedName(rpm)]));

/** The four numbers of the first view, and below them what opens. */
export function MotorControls({ motor, onSide }: { motor: Motor; onSide: (isOpen: boolean) => void }) {
  const classes = useStyles(styles);
  const { entries, results, change } = motor;
  const { shims, found, put, speed } = calculator;
  const isLaser = entries.method === 'laser';
  const { offset, angularity } = results.found.upDown;
  const putShims = () => {
    const { whole } = results.upDown;
    if (Number.isNaN(whole.front + whole.back)) return;
    const sides = results.side?.needed;
    change({
      front: String(whole.front),
      back: String(whole.back),
      ...(sides &&
        !Number.isNaN(sides.front + sides.back) && {
          sideFront: String(rounded(sides.front, 1)),
          sideBack: String(rounded(sides.back, 1)),
        }),
    });
  };
  return (
    <div className={classes.root}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>
          <h3>{shims.legend}</h3>
        </legend>
        <p className={classes.hint}>{shims.hint}</p>
        <NumberField motor={motor} name="front" hasSlider />
        <NumberField motor={motor} name="back" hasSlider />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>
          <h3>{found.legend}</h3>
        </legend>
        <p className={classes.hint}>{isLaser ? found.hint : found.fromDials}</p>
        <NumberField motor={motor} name="offset" figured={isLaser ? undefined : signed(offset, 1)} />
        <NumberField motor={motor} name="angularity" figured={isLaser ? undefined : signed(angularity, 2)} />
        <ChoiceField
          name="rpm"
          label={speed}
          options={speeds}
          value={entries.rpm}
          onChoose={(rpm) => change({ rpm })}
        />
        <Button onClick={putShims}>{put}</Button>
      </fieldset>
      <div className={classes.parts}>
        <Parts motor={motor} onSide={onSide} />
      </div>
    </div>
  );
}
