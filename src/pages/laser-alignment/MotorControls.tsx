import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { content, moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space } from '../../theme.ts';
import { useOptionalEffect } from '../../useOptionalEffect.ts';
import { NumberField, rowStyles } from './NumberField.tsx';
import type { useMotor } from './useMotor.ts';

const styles = {
  root: {
    display: 'grid',
    // One below the other beside the drawing, side by side below it.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: `${space.row} ${space.cell}`,
    alignContent: 'start',
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    [media.fromDesktop]: { borderTop: 0, borderLeft: rule.cell },
    [media.withoutScripts]: { display: 'none' },
  },
  group: { display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0, padding: 0, border: 0 },
  legend: { padding: '0 0 8px' },
  hint: rowStyles.label,
} satisfies Styles;

const { shims, found, speed } = moveTheMotor;

/** The controls, which do nothing before the page is hydrated, and are not shown without scripts. */
export function MotorControls({ motor }: { motor: ReturnType<typeof useMotor> }) {
  const classes = useStyles(styles);
  const row = useStyles(rowStyles);
  const id = useId();
  const [isReady, setReady] = useState(false);
  useOptionalEffect(() => setReady(true), []);
  const { texts, enter } = motor;
  return (
    <div data-screen className={classes.root}>
      <fieldset disabled={!isReady} className={classes.group}>
        <legend className={classes.legend}>
          <h3>{shims.legend}</h3>
        </legend>
        <p className={classes.hint}>{shims.hint}</p>
        <NumberField name="front" text={texts.front} onText={enter} hasSlider />
        <NumberField name="back" text={texts.back} onText={enter} hasSlider />
      </fieldset>
      <fieldset disabled={!isReady} className={classes.group}>
        <legend className={classes.legend}>
          <h3>{found.legend}</h3>
        </legend>
        <p className={classes.hint}>{found.hint}</p>
        <NumberField name="offset" text={texts.offset} onText={enter} />
        <NumberField name="angularity" text={texts.angularity} onText={enter} />
        <div className={row.root}>
          <label htmlFor={id} className={row.label}>
            {speed.label}
          </label>
          <select
            id={id}
            autoComplete="off"
            value={motor.rpm}
            onChange={({ target }) => motor.setRpm(target.value)}
            className={row.box}
          >
            {content.figures.rows.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <Button onClick={motor.bringToZero}>{moveTheMotor.bringToZero}</Button>
      </fieldset>
    </div>
  );
}
