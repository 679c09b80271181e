import type { Project } from '../../content/pages/projects.ts';

/** The part of each project's drawing to show where all of it would be too small: left, top, width, height. */
export const drawingCrops: Readonly<Record<Project['drawing'], readonly [number, number, number, number]>> = {
  'turbine-rebuild': [760, 8, 440, 300],
  'conveyor-installation': [756, 34, 440, 300],
  'reactor-maintenance': [752, 10, 440, 440],
  'grain-elevator-modernization': [780, 0, 440, 440],
};
