import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { controlBox, listArrow } from '../../components/controls.ts';
import { content, moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, media, mutedColor, rule, space, typography } from '../../theme.ts';
import { useOptionalEffect } from '../../useOptionalEffect.ts';
import { NumberField } from './NumberField.tsx';
import type { useMotor } from './useMotor.ts';

const styles = {
  root: {
    display: 'grid',
    gap: `${space.row} ${space.cell}`,
    alignContent: 'start',
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.fromDesktop]: { borderTop: 0, borderLeft: rule.cell },
    [media.withoutScripts]: { display: 'none' },
  },
  group: {
    display: 'grid',
    gap: '12px',
    alignContent: 'start',
    minWidth: 0,
    padding: 0,
    border: 0,
  },
  legend: { ...asHeading('cardTitle'), padding: '0 0 8px' },
  hint: { ...typography.small, color: mutedColor },
  speed: { ...typography.small, display: 'grid', gap: '6px' },
  select: [controlBox, listArrow],
} satisfies Styles;

const { shims, found, speed } = moveTheMotor;

/** The controls, which do nothing before the page is hydrated, and are not shown without scripts. */
export function MotorControls({ motor }: { motor: ReturnType<typeof useMotor> }) {
  const classes = useStyles(styles);
  const id = useId();
  const [isReady, setReady] = useState(false);
  useOptionalEffect(() => setReady(true), []);
  const { texts, enter } = motor;
  return (
    <div data-screen className={classes.root}>
      <fieldset disabled={!isReady} className={classes.group}>
        <legend className={classes.legend}>{shims.legend}</legend>
        <p className={classes.hint}>{shims.hint}</p>
        <NumberField name="front" text={texts.front} onText={enter} hasSlider />
        <NumberField name="back" text={texts.back} onText={enter} hasSlider />
      </fieldset>
      <fieldset disabled={!isReady} className={classes.group}>
        <legend className={classes.legend}>{found.legend}</legend>
        <p className={classes.hint}>{found.hint}</p>
        <NumberField name="offset" text={texts.offset} onText={enter} />
        <NumberField name="angularity" text={texts.angularity} onText={enter} />
        <div className={classes.speed}>
          <label htmlFor={id}>{speed.label}</label>
          <select
            id={id}
            autoComplete="off"
            value={motor.rpm}
            onChange={({ target }) => motor.setRpm(target.value)}
            className={classes.select}
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
