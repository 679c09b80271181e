import { useState } from 'react';
import { content, motor, moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { heightAt, judge, limitsOf, readNumber, rounded, shimsToZero, signed, withShims } from './alignment.ts';

export type FieldName = keyof typeof moveTheMotor.fields;

const { fields, corrections, verdicts, units, unknown, speed } = moveTheMotor;

const initialTexts: Record<FieldName, string> = {
  front: String(fields.front.initial),
  back: String(fields.back.initial),
  offset: String(fields.offset.initial),
  angularity: String(fields.angularity.initial),
};

const inMils = (value: number) => `${signed(value, 1)} ${units.mils}`;

const inWords = (value: number) => {
  const thickness = rounded(value, 1);
  if (thickness === 0) return moveTheMotor.none;
  return `${thickness > 0 ? moveTheMotor.add : moveTheMotor.remove} ${Math.abs(thickness).toFixed(1)} ${units.mils}`;
};

const writers = { offset: inMils, angularity: (value: number) => `${signed(value, 2)} ${units.slope}` };

/** Returns the entered texts and the results. A result is unknown while a field that it needs holds no number. */
export function useMotor() {
  const [texts, setTexts] = useState(initialTexts);
  const [rpm, setRpm] = useState<string>(speed.initial);
  const enter = (name: FieldName, text: string) => setTexts((before) => ({ ...before, [name]: text }));

  const read = (name: FieldName) => readNumber(texts[name], fields[name].limit);
  const [front, back, offset, angularity] = [read('front'), read('back'), read('offset'), read('angularity')];
  const found = offset === undefined || angularity === undefined ? undefined : { offset, angularity };
  const shims = front === undefined || back === undefined ? undefined : { front, back };
  const now = found && shims && withShims(found, shims, motor.feet);
  const toZero = found && shimsToZero(found, motor.feet);

  const limits = limitsOf(content.figures.rows.find(([name]) => name === rpm) ?? []);
  /** A reading at the coupling: its name with the limits, and its value with the verdict. */
  const reading = (name: 'offset' | 'angularity', decimals: number) => {
    const { acceptable, excellent } = limits[name];
    const value = now && rounded(now[name], decimals);
    return [
      `${fields[name].label}: ${excellent.toFixed(1)} ${verdicts.excellent}, ${acceptable.toFixed(1)} ${verdicts.acceptable}`,
      value === undefined ? unknown : `${writers[name](value)}, ${verdicts[judge(value, limits[name])]}`,
    ] as const;
  };
  /** The cells of a row of the table of feet. */
  const correction = (feet: 'front' | 'back') => [
    corrections[feet],
    found ? inMils(heightAt(found, motor.feet[feet])) : unknown,
    toZero ? inWords(toZero[feet]) : unknown,
    shims ? inWords(shims[feet]) : unknown,
    now ? inMils(heightAt(now, motor.feet[feet])) : unknown,
  ];
  return {
    texts,
    enter,
    rpm,
    setRpm,
    /** The alignment with the shims so far. */
    now,
    readings: [reading('offset', 1), reading('angularity', 2)] as const,
    asFound: found ? `${writers.offset(found.offset)}, ${writers.angularity(found.angularity)}` : unknown,
    corrections: [correction('front'), correction('back')],
    /** Puts in what brings both readings to zero. */
    bringToZero: () => {
      if (!toZero) return;
      enter('front', String(rounded(toZero.front, 1)));
      enter('back', String(rounded(toZero.back, 1)));
    },
  };
}
