import { company } from './company.ts';

/** The radii of the map's rings around our shop, in miles. `drawings/service-area/map.svg` draws the rings. */
export const ringMiles = [60, 120, 240] as const;

const towns: readonly string[] = [
  'Twin\u00a0Cities, Mankato, Rochester',
  'St.\u00a0Cloud, Mason\u00a0City, Eau\u00a0Claire',
  'Duluth, Des\u00a0Moines, Fargo',
];

/** Miles per hour of a loaded truck, stops included. */
const roadSpeed = 50;

/** Percent by which roads are longer than the map's straight lines. */
const detour = 20;

/** Estimates the driving time to a ring in hours, rounded up to the half hour. */
const drivingHours = (miles: number) => Math.ceil((2 * miles * (100 + detour)) / (100 * roadSpeed)) / 2;

/** The driving times from one ring to the next. The first band begins at the shop. */
export const travelBands = ringMiles.map((miles, index) => {
  const from = ringMiles[index - 1];
  const hours = drivingHours(miles);
  return from === undefined
    ? { distance: `up to ${miles} miles`, time: `up to ${hours} hours`, towns: towns[index] }
    : { distance: `${from} to ${miles} miles`, time: `${drivingHours(from)} to ${hours} hours`, towns: towns[index] };
});

/** Explains the estimate of the bands' times. */
export const travelBasis = `An estimate from ${company.address.town} at ${roadSpeed} miles an hour, with ${detour}% added to the map’s straight-line miles. Weather and road limits add to it.`;

export const travelEstimate = `Estimated drive from ${company.address.town} at ${roadSpeed} miles an hour, with ${detour}% added to straight-line miles: ${ringMiles.map((miles) => `up to ${miles} miles, ${drivingHours(miles)} hours`).join('; ')}.`;
