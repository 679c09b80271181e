/**
 * Draws src/drawings/service-area/map.svg: Minnesota, Wisconsin, Iowa and the east of North Dakota, with ranges in true
 * miles around Webster. No part of the build: run by hand when the map is to change. Its packages are no dependencies of
 * the site:
 *   npm install --no-save us-atlas@3 topojson-client@3 d3-geo@3 && node src/build/service-area-map.mjs
 * Source of the outlines: U.S. Census Bureau cartographic boundary files (public domain), by way of us-atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoConicEqualArea, geoDistance } from 'd3-geo';
import { mesh } from 'topojson-client';

const field = 640;
// The village; `coordinates` in company.ts are the middle of the township around it.
const webster = [-93.35, 44.53];
const cities = { minneapolis: [-93.265, 44.978], stPaul: [-93.09, 44.953] };
const ranges = [60, 120, 240];
// North Dakota is drawn as far as the work goes: its eastern half, then a broken line that ends in nothing.
const dakotaHalf = -100.3;
const dakotaEnd = -101.5;

// Albers' conic with its standard parallels inside the area: a mile is a mile within half a percent anywhere on the map.
const milesToRadians = 1 / 3958.8;
const unitsPerMile = 0.88;
const project = geoConicEqualArea()
  .parallels([42, 48])
  .rotate([94.2, 0])
  .center([0, 44.9])
  .scale(unitsPerMile / milesToRadians)
  .translate([314.5, 331])
  .precision(0);

const atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('us-atlas/states-10m.json')), 'utf8'));
const round = (number) => Math.round(number * 10) / 10;

const [minnesota, wisconsin, iowa, dakota] = ['27', '55', '19', '38'];
const served = new Set([minnesota, wisconsin, iowa]);
const isServed = (id) => served.has(id);

/** State lines chosen by the states on their two sides (an outer line has one state twice); shared lines come once. */
function stateLines(keep) {
  const geometries = atlas.objects.states.geometries.filter(({ id }) => isServed(id) || id === dakota);
  return mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => keep(a.id, b.id)).coordinates;
}

/** Parallels are curves on the map, so long steps along them get points in between. */
function densify(line) {
  return line.flatMap((point, i) => {
    const [x, y] = line[i - 1] ?? point;
    const steps = Math.max(1, Math.ceil(Math.abs(point[0] - x) / 0.4));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return [x + (point[0] - x) * part, y + (point[1] - y) * part];
    });
  });
}

/** Douglas-Peucker: drops the points that lie within `tolerance` units of the line without them. */
function simplify(line, tolerance = 0.55) {
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  const away = line.map(([x, y]) =>
    length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay),
  );
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest] <= tolerance) return [line[0], line.at(-1)];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

const isIslet = (line) => {
  const [first, last] = [line[0], line.at(-1)];
  const width = (i) => Math.max(...line.map((point) => point[i])) - Math.min(...line.map((point) => point[i]));
  return first[0] === last[0] && first[1] === last[1] && Math.hypot(width(0), width(1)) < 9;
};

/** Path data of lines given in degrees: each line starts absolute and goes on in relative steps, which are shorter. */
function path(degrees) {
  return degrees
    .map((line) => densify(line).map((point) => project(point)))
    .filter((line) => !isIslet(line))
    .map((line) => {
      const [first, ...rest] = simplify(line).map((point) => point.map((value) => Math.round(value * 10)));
      let [x, y] = first;
      const steps = rest.map(([nextX, nextY]) => {
        const step = `${(nextX - x) / 10} ${(nextY - y) / 10}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${first[0] / 10} ${first[1] / 10}l${steps.join(' ').replaceAll(' -', '-').replace(/\b0\./g, '.')}`;
    })
    .join('');
}

/** The runs of the lines that lie between two meridians. */
function between(degrees, west, east) {
  const runs = [];
  for (const line of degrees.map(densify)) {
    let run = [];
    for (const point of line) {
      if (point[0] >= west && point[0] <= east) run.push(point);
      else {
        runs.push(run);
        run = [];
      }
    }
    runs.push(run);
  }
  return runs.filter((run) => run.length > 1);
}

const outline = stateLines((a, b) => (a === b ? isServed(a) : isServed(a) !== isServed(b)));
const borders = stateLines((a, b) => a !== b && isServed(a) && isServed(b));
const dakotaLines = stateLines((a, b) => a === dakota && b === dakota);

const [cx, cy] = project(webster).map(round);
const [mx, my] = project(cities.minneapolis).map(round);
const [sx, sy] = project(cities.stPaul).map(round);
const miles = geoDistance(webster, cities.minneapolis) / milesToRadians;
const drawn = Math.hypot(mx - cx, my - cy) / unitsPerMile;
if (Math.abs(miles - drawn) > 0.3) throw new Error(`${miles} miles came out as ${drawn}`);

const radii = ranges.map((range) => round(range * unitsPerMile));
const reach = radii.at(-1) + 18;
const bearing = (250 * Math.PI) / 180;
const rangeLabels = ranges.map((range, i) => {
  const [x, y] = [cx + radii[i] * Math.sin(bearing), cy - radii[i] * Math.cos(bearing) + 4.5];
  return `<text class="lettering" text-anchor="middle" x="${round(x)}" y="${round(y)}">${range} mi</text>`;
});
const bar = round(100 * unitsPerMile);
const name = (x, y, text) =>
  `<text class="lettering" text-anchor="middle" transform="translate(${x} ${y}) scale(1.25)">${text}</text>`;

writeFileSync(
  new URL('../drawings/service-area/map.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field} ${field}">
  <path class="edge" d="${path(borders)}${path(between(dakotaLines, dakotaHalf, 0))}"/>
  <path class="hidden" d="${path(between(dakotaLines, dakotaEnd, dakotaHalf + 0.4))}"/>
  <path class="outline" d="${path(outline)}"/>
  ${radii.map((radius) => `<circle class="centre" cx="${cx}" cy="${cy}" r="${radius}"/>`).join('')}
  <path class="centre" d="M${round(cx - reach)} ${cy}H${round(cx + reach)}M${cx} ${round(cy - reach)}V${round(cy + reach)}"/>
  <circle class="panel" cx="${mx}" cy="${my}" r="3"/><circle class="panel" cx="${sx}" cy="${sy}" r="3"/>
  <circle class="solid-accent" cx="${cx}" cy="${cy}" r="8"/><circle class="edge" cx="${cx}" cy="${cy}" r="8"/>
  <path class="edge" d="M${cx - 13} ${cy}h26M${cx} ${round(cy - 13)}v26"/>
  <g class="labels">
    ${name(282, 196, 'Minnesota')}${name(510, 384, 'Wisconsin')}${name(310, 506, 'Iowa')}${name(96, 166, 'North Dakota')}
    ${rangeLabels.join('')}
    <path class="fine" d="M30 590v-8m0 4h${bar}m0-4v8m${-bar / 2}-4v4"/>
    <text class="lettering" text-anchor="middle" x="30" y="606">0</text><text class="lettering" text-anchor="middle" x="${30 + bar}" y="606">100 mi</text>
    <text class="lettering" text-anchor="end" x="${round(cx - 14)}" y="${round(cy - 10)}">Webster</text>
    <path class="fine" d="M${mx - 2} ${round(my - 3)}L322 276"/><text class="lettering" text-anchor="end" x="342" y="272">Minneapolis–St. Paul</text>
  </g>
</svg>
`,
);
