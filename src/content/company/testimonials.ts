import { laserAlignment } from '../services/laser-alignment/service.ts';
import { plantRelocation } from '../services/plant-relocation/service.ts';

/** A client's words. The signature is a role and a kind of plant, because the site names no persons and no other companies. */
export interface Testimonial {
  quote: string;
  role: string;
  plant: string;
}

/** A testimonial on the home page, with the title of its service and its stars. */
export interface HomeTestimonial extends Testimonial {
  work: string;
  stars: 5;
}

/** The home page's testimonials. `projects.ts` has those of the projects. */
export const testimonials: readonly HomeTestimonial[] = [
  {
    quote:
      'Our vacuum pumps ate couplings for years. Your crew spent the first morning on the feet with a feeler gauge, found a sole plate rocking 0.018 in, and only then set up the laser. Fourteen months later the same elements are still in.',
    role: 'Reliability engineer',
    plant: 'paper mill',
    work: laserAlignment.title,
    stars: 5,
  },
  {
    quote:
      'Eleven stand-alone lathes and mills left one building on Thursday and made parts across the yard on Monday. Every joint had a number on both halves, and the level readings matched the old ones. My electricians never had to ask which cable went where.',
    role: 'Operations manager',
    plant: 'machined-parts manufacturing',
    work: plantRelocation.title,
    stars: 5,
  },
];
