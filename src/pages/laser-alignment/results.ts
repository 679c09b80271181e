import { lineThrough, inLine, type Alignment } from './alignment.ts';
import { reverseRim, rimAndFace, type Planes } from './dials.ts';
import { areEmpty, feetAt, feetIn, limitsAt, numberIn, sagIn, sweepIn, type Entries } from './entries.ts';
import { judged, planeResults } from './plane.ts';
import { hasSweepSides, sweepsIn } from './sweeps.ts';

/** The alignment as found, from the side and from above, by the method that is used. */
function foundIn(entries: Entries): Planes<Alignment> {
  const sag = sagIn(entries);
  if (entries.method === 'rimFace')
    return rimAndFace(
      {
        rim: sweepIn(entries, 'rim3', 'rim6', 'rim9'),
        face: sweepIn(entries, 'face3', 'face6', 'face9'),
        diameter: numberIn(entries, 'diameter'),
        rimAt: numberIn(entries, 'rimAt'),
        sag,
      },
      entries.bracket === 'motor' ? 'motor' : 'pump',
    );
  if (entries.method === 'reverse')
    return reverseRim({
      motor: sweepIn(entries, 'motor3', 'motor6', 'motor9'),
      pump: sweepIn(entries, 'pump3', 'pump6', 'pump9'),
      motorAt: numberIn(entries, 'motorAt'),
      pumpAt: numberIn(entries, 'pumpAt'),
      sag,
    });
  return {
    upDown: { offset: numberIn(entries, 'offset'), angularity: numberIn(entries, 'angularity') },
    side: { offset: numberIn(entries, 'sideOffset'), angularity: numberIn(entries, 'sideAngularity') },
  };
}

/** Whether anything was read at the sides. Without it the side is not measured; with too little of it, it is not known. */
function hasSide(entries: Entries): boolean {
  if (entries.method === 'laser') return !areEmpty(entries, 'sideOffset', 'sideAngularity');
  return hasSweepSides(entries);
}

/** Where the motor is to be when it is cold. */
function targetIn(entries: Entries): Alignment {
  if (entries.target === 'feet') return lineThrough(feetIn(entries, 'targetFront', 'targetBack'), feetAt(entries));
  if (entries.target === 'coupling')
    return { offset: numberIn(entries, 'targetOffset'), angularity: numberIn(entries, 'targetAngularity') };
  return inLine;
}

/** All that comes of the entries. */
export function resultsOf(entries: Entries) {
  const at = feetAt(entries);
  const found = foundIn(entries);
  const limits = limitsAt(entries);
  const spacer = entries.coupling === 'spacer' ? numberIn(entries, 'spacer') : undefined;
  const shims = feetIn(entries, 'front', 'back');
  const moved = feetIn(entries, 'sideFront', 'sideBack');
  const upDown = planeResults({ at, found: found.upDown, target: targetIn(entries), moves: shims });
  const isSideMeasured = hasSide(entries);
  const side = isSideMeasured ? planeResults({ at, found: found.side, target: inLine, moves: moved }) : undefined;
  return {
    at,
    found,
    shims,
    moved,
    upDown,
    side,
    readings: limits ? judged(upDown.off, limits, spacer) : [],
    leftReadings: limits ? judged(upDown.left, limits, spacer) : [],
    sideReadings: limits && side ? judged(side.off, limits, spacer) : [],
    sweeps: sweepsIn(entries),
  };
}

export type Results = ReturnType<typeof resultsOf>;

/** The place of the motor as it is drawn: what is not known has no line. */
export function drawingOf({ at, upDown, side }: Results) {
  const known = (alignment: Alignment) =>
    Number.isNaN(alignment.offset + alignment.angularity) ? undefined : alignment;
  if (Number.isNaN(at.back)) return undefined;
  return { at, upDown: known(upDown.now), side: side && (known(side.now) ?? null) };
}
