import { useRef, useState } from 'react';
import type { Unit } from '../../content/services/laser-alignment/fields.ts';
import { moveTheMotor } from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, size } from '../../theme.ts';
import { readNumber, signed } from './numbers.ts';

/** The ends of a slider, in mils. A field may go further; its slider then stays at the end. */
const reach = 125;

const styles = {
  root: {
    gridColumn: '1 / -1',
    width: '100%',
    height: size.target,
    margin: 0,
    accentColor: color.ink,
    // A finger that moves up or down scrolls the page.
    touchAction: 'pan-y',
  },
} satisfies Styles;

interface SliderProps {
  name: string;
  label: string;
  unit: Unit;
  text: string;
  onText: (text: string) => void;
}

/** A slider for a number in whole mils. */
export function Slider({ name, label, unit, text, onText }: SliderProps) {
  const classes = useStyles(styles);
  const before = useRef(text);
  const value = readNumber(text, unit);
  // While the field has no number the slider stays where it was, as the drawing does.
  const [last, setLast] = useState(0);
  if (value !== undefined && value !== last) setLast(value);
  return (
    <input
      type="range"
      name={name}
      aria-label={`${label}, ${unit}`}
      aria-valuetext={value === undefined ? moveTheMotor.unknown : `${signed(value, 1)} ${unit}`}
      autoComplete="off"
      min={-reach}
      max={reach}
      step={1}
      value={Math.round(Math.max(-reach, Math.min(reach, value ?? last)))}
      onChange={({ target }) => onText(target.value)}
      // The slider jumps to where a finger touches it. If the finger then scrolls the page, the value comes back.
      onPointerDown={() => (before.current = text)}
      onPointerCancel={() => onText(before.current)}
      className={classes.root}
    />
  );
}
