import { useId } from 'react';
import { moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, mutedColor, size, typography } from '../../theme.ts';
import { readNumber } from './alignment.ts';
import type { FieldName } from './useMotor.ts';

/** A row of the controls: a label, and at its right the control. */
export const rowStyles = {
  root: { display: 'grid', gridTemplateColumns: '1fr 128px', alignItems: 'center' },
  label: { ...typography.small, color: mutedColor },
  box: {
    width: '100%',
    minHeight: size.target,
    padding: '0 12px',
    border: `1px solid ${color.steel5}`,
    borderRadius: size.radius,
    background: color.white,
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: color.ink },
  },
  problem: {
    ...typography.small,
    gridColumn: '1 / -1',
    padding: '6px 12px',
    background: color.amber,
    color: color.deep,
    fontWeight: 600,
  },
  slider: { gridColumn: '1 / -1', width: '100%', height: size.target, accentColor: color.ink },
} satisfies Styles;

export interface NumberFieldProps {
  name: FieldName;
  text: string;
  /** Called with its name and what was typed or chosen. */
  onText: (name: FieldName, text: string) => void;
  /** Whether a slider is below it. */
  hasSlider?: boolean;
}

/** A number with its unit and, if it has one, a slider for the same value. What is no number stays as it was typed. */
export function NumberField({ name, text, onText, hasSlider = false }: NumberFieldProps) {
  const classes = useStyles(rowStyles);
  const id = useId();
  const { label, unit, limit, step } = moveTheMotor.fields[name];
  const value = readNumber(text, limit);
  const range = { min: -limit, max: limit, step };
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {`${label}, ${unit}`}
      </label>
      <input
        id={id}
        type="number"
        autoComplete="off"
        {...range}
        value={text}
        aria-invalid={value === undefined || undefined}
        aria-describedby={value === undefined ? `${id}problem` : undefined}
        onChange={({ target }) => onText(name, target.value)}
        className={classes.box}
      />
      {value === undefined && (
        <p id={`${id}problem`} className={classes.problem}>
          {moveTheMotor.outOfRange(limit)}
        </p>
      )}
      {hasSlider && (
        <input
          type="range"
          aria-label={`${label}, ${unit}`}
          autoComplete="off"
          {...range}
          value={value ?? 0}
          onChange={({ target }) => onText(name, target.value)}
          className={classes.slider}
        />
      )}
    </div>
  );
}
