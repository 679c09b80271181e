import { claims } from './claims.ts';

/** The safety figures. They are not in `safety.ts`, because the services page shows them as well. */
export const safetyStats = [
  { value: claims.lostTimeInjuries, label: 'lost-time injuries' },
  { value: `<${claims.emergencyResponse.text}`, label: 'emergency response' },
  { value: claims.safetyCompliance, label: 'safety compliance' },
] as const;
