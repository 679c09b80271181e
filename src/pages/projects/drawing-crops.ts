import type { Project } from '../../content/pages/projects.ts';

/** The part of each project's drawing to show where all of it would be too small: left, top, width, height. */
export const drawingCrops: Readonly<Record<Project['drawing'], readonly [number, number, number, number]>> = {
  'turbine-rebuild': [740, 40, 440, 300],
  'conveyor-installation': [740, 60, 440, 300],
  'reactor-maintenance': [310, 0, 440, 300],
  'grain-elevator-modernization': [720, 0, 440, 300],
};
