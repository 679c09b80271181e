/** Centers of the services' numbers on `general-arrangement.svg`, in the drawing's units and the services' order. */
export const numberedPlaces = [
  [684, 80],
  [1250, 140],
  [1022, 232],
  [880, 262],
  [452, 278],
  [820, 184],
  [144, 50],
  [84, 112],
  [578, 322],
] as const;
