import dialSprite from 'drawings:alignment/dials';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { choices, type ChoiceName, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { example } from './entries.ts';
import { NumberField } from './NumberField.tsx';
import { signed } from './numbers.ts';
import { Part } from './Part.tsx';
import { rowStyles } from './row-styles.ts';
import { methodOf } from './sweeps.ts';
import type { Motor } from './useMotor.ts';

const styles = { hint: rowStyles.label } satisfies Styles;

const dialStyles = { root: { maxWidth: '420px', '--lettering': '17px' } } satisfies Styles;

const names = {
  soft: ['softFrontLeft', 'softFrontRight', 'softBackLeft', 'softBackRight'],
  machine: ['frontAt', 'backAt', 'underFront', 'underBack', 'boltRoom'],
  rimFace: ['rim3', 'rim6', 'rim9', 'face3', 'face6', 'face9', 'diameter', 'rimAt', 'sag'],
  reverse: ['motor3', 'motor6', 'motor9', 'pump3', 'pump6', 'pump9', 'motorAt', 'pumpAt', 'sag'],
  side: ['sideOffset', 'sideAngularity', 'sideFront', 'sideBack'],
  feet: ['targetFront', 'targetBack'],
  coupling: ['targetOffset', 'targetAngularity'],
  spacer: ['spacer'],
} as const satisfies Record<string, readonly FieldName[]>;

/** The name of the drawing of a method. */
const drawingOf = (method: string, bracket: string) =>
  method === 'reverse' ? 'reverse-rim' : bracket === 'motor' ? 'rim-and-face-from-motor' : 'rim-and-face';

/** All that is not in the first view. `onSide` is called when the part of the sides opens or closes. */
export function Parts({ motor, onSide }: { motor: Motor; onSide: (isOpen: boolean) => void }) {
  const { entries, first, change, results } = motor;
  const { parts } = calculator;
  const classes = useStyles(styles);
  // Later the visitor opens and closes them.
  const changed = (...all: readonly (FieldName | ChoiceName)[]) => all.some((name) => first[name] !== example[name]);
  const fields = (all: readonly FieldName[]) =>
    all.map((name) => <NumberField key={name} motor={motor} name={name} figured={figured(name)} />);
  const choice = (name: ChoiceName) => (
    <ChoiceField
      {...choices[name]}
      name={name}
      value={entries[name]}
      onChoose={(value) => change({ [name]: value })}
      isWide
    />
  );
  const figured = (name: FieldName) => {
    if (entries.method === 'laser') return undefined;
    if (name === 'sideOffset') return signed(results.found.side.offset, 1);
    return name === 'sideAngularity' ? signed(results.found.side.angularity, 2) : undefined;
  };
  const method = methodOf(entries);
  return (
    <>
      <Part {...parts.soft} isOpen={changed(...names.soft)}>
        {fields(names.soft)}
      </Part>
      <Part {...parts.machine} isOpen={changed(...names.machine)}>
        {fields(names.machine)}
        <Button onClick={motor.reset}>{parts.machine.reset}</Button>
      </Part>
      <Part title={parts.dials.title} hint={parts.dials.hint[method]} isOpen={changed('method')}>
        {choice('method')}
        {method === 'rimFace' && choice('bracket')}
        {method !== 'laser' && (
          <>
            <Drawing
              sprite={dialSprite}
              name={drawingOf(method, entries.bracket)}
              label={parts.dials.drawing}
              styles={dialStyles}
            />
            {fields(names[method])}
            <p className={classes.hint}>{parts.dials.sag}</p>
          </>
        )}
      </Part>
      <Part {...parts.side} isOpen={changed(...names.side)} onToggle={onSide}>
        {fields(names.side)}
      </Part>
      <Part {...parts.target} isOpen={changed('target')}>
        {choice('target')}
        {entries.target === 'feet' && fields(names.feet)}
        {entries.target === 'coupling' && fields(names.coupling)}
      </Part>
      <Part {...parts.coupling} isOpen={changed('coupling')}>
        {choice('coupling')}
        {entries.coupling === 'spacer' && fields(names.spacer)}
      </Part>
    </>
  );
}
