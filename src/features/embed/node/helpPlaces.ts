import { slug } from 'github-slugger';
import { plainId } from '../../../model/text/plainId';

/** A place that a doc helps with: `helpFor` of its front matter. */
export interface HelpPlace {
  /** Id of the place: `tilauskortti/jakelu`. */
  place: string;
  /** Id of a heading; empty for the whole page. */
  section: string;
}

/** Returns the id of a place, by which products ask for it: `tilauskortti/jakelu`. */
export function placeId(name: string): string {
  const ids = name.split(/[/>]/).map((part) => slug(part.trim()));
  return ids.map((id) => plainId(id) ?? id).join('/');
}

/** @example parseHelpFor('Tilauskortti/Jakelu#keskeytys') // { place: 'tilauskortti/jakelu', section: 'keskeytys' } */
export function parseHelpFor(written: string): HelpPlace {
  const [place = '', section = ''] = written.split('#');
  return { place: placeId(place), section: section.trim() };
}

/** Returns the place and the view that contains it: help for a view is help for its tabs, too. */
export const placeAndView = (place: string): string[] => [...new Set([place, place.split('/')[0] ?? ''])];
