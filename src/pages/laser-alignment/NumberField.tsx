import { useId, type ChangeEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { fields, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, size, typography } from '../../theme.ts';
import { problemIn } from './entries.ts';
import { withOtherSign } from './numbers.ts';
import { rowStyles } from './row-styles.ts';
import { Slider } from './Slider.tsx';
import type { Motor } from './useMotor.ts';

const styles = {
  ...rowStyles,
  name: { gridArea: 'name', minWidth: 0 },
  problem: {
    ...typography.small,
    display: 'inline-block',
    padding: '0 6px',
    background: color.amber,
    color: color.deep,
    fontWeight: 600,
  },
} satisfies Styles;

/** Keyboards of phones have no minus among the digits. */
const signStyles = {
  root: {
    display: 'none',
    gridArea: 'sign',
    width: size.target,
    minHeight: size.target,
    padding: 0,
    [media.touch]: { display: 'block' },
  },
} satisfies Styles;

interface NumberFieldProps {
  motor: Motor;
  name: FieldName;
  /** The text that the field shows instead of an entry, if its number follows from others. */
  figured?: string | undefined;
  hasSlider?: boolean;
}

/**
 * A number with its unit and, if it has one, a slider for the same value. It is a text field, because number fields change by the
 * wheel, and refuse commas and the minus of this page. What is no number stays as it was typed.
 */
export function NumberField({ motor, name, figured, hasSlider = false }: NumberFieldProps) {
  const classes = useStyles(styles);
  const id = useId();
  const { label, unit, range } = fields[name];
  const text = figured ?? motor.entries[name];
  const problem = figured === undefined ? problemIn(motor.entries, name) : undefined;
  const onText = (next: string) => motor.change({ [name]: next });
  return (
    <div className={classes.root}>
      <div className={classes.name}>
        <label htmlFor={id} className={classes.label}>
          {`${label}, ${unit}`}
        </label>
        {problem && (
          <span id={`${id}problem`} className={classes.problem}>
            {problem}
          </span>
        )}
      </div>
      {range[0] < 0 && figured === undefined && (
        <Button
          aria-label={calculator.otherSign(label)}
          onClick={() => onText(withOtherSign(text))}
          styles={signStyles}
        >
          ±
        </Button>
      )}
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={text}
        readOnly={figured !== undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onText(target.value)}
        className={classes.box}
      />
      {hasSlider && <Slider name={name} label={label} unit={unit} text={text} onText={onText} />}
    </div>
  );
}
