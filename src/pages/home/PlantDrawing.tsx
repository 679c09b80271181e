import homeSprite from 'drawings:home';
import { Fragment } from 'react';
import { Drawing } from '../../components/Drawing.tsx';
import { services } from '../../content/services/services.ts';
import { numberedPlaces } from '../../drawings/home/numbered-places.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, size, typography, numberBadge } from '../../theme.ts';

const styles = { root: { position: 'relative' } } satisfies Styles;

const numberStyles = {
  root: {
    ...numberBadge,
    position: 'absolute',
    // A target of 44 px around the circle.
    width: size.target,
    height: size.target,
    margin: '-22px',
    border: `7px solid ${color.ink}`,
    fontSize: typography.text.fontSize,
    '&:hover': { background: color.white },
    '&:focus-visible': { outlineOffset: '-6px' },
    // Paper omits the ground, on which the border hides the leader.
    [media.print]: { width: '30px', height: '30px', margin: '-15px', borderWidth: '2px' },
  },
} satisfies Styles;

/** Converts a point in a drawing's units to percent of the drawing's size. */
export function placeOnDrawing([x, y]: readonly [x: number, y: number], drawing: { width: number; height: number }) {
  return { left: `${((100 * x) / drawing.width).toFixed(1)}%`, top: `${((100 * y) / drawing.height).toFixed(1)}%` };
}

/** The part for phones, with the third number. */
const [left = 0, top = 0, width = 1, height = 1] =
  homeSprite.views['general-arrangement-pump']?.split(' ').map(Number) ?? [];

const numberPlaces = numberedPlaces.map(([x, y], index) => ({
  root: {
    ...placeOnDrawing([x, y], homeSprite),
    [media.phone]: index === 2 ? placeOnDrawing([x - left, y - top], { width, height }) : { display: 'none' },
  },
}));

/** A plant in elevation, with a number per service that links to the service's card. Phones show the pump. */
export function PlantDrawing() {
  const classes = useStyles(styles);
  return (
    <nav className={classes.root} aria-label="Services on the drawing">
      <Drawing
        only="wide"
        sprite={homeSprite}
        name="general-arrangement"
        label="General arrangement of a plant in elevation; nine numbered places lead to the nine services"
      />
      <Drawing
        only="phones"
        sprite={homeSprite}
        name="general-arrangement"
        view="pump"
        label="Motor and pump on one base, with a laser on the coupling; the number leads to laser alignment"
      />
      {services.slice(0, numberPlaces.length).map(({ option, title }, index) => (
        <Fragment key={option}>
          <ServiceNumber number={index + 1} href={`#${option}`} title={title} />{' '}
        </Fragment>
      ))}
    </nav>
  );
}

function ServiceNumber({ number, href, title }: { number: number; href: string; title: string }) {
  const classes = useStyles(numberStyles, numberPlaces[number - 1]);
  return (
    <a href={href} aria-label={`${number}: ${title}`} className={classes.root}>
      {number}
    </a>
  );
}
