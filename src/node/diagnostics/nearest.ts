import { editDistance } from '../../model/text/editDistance';
import { say } from './messages';

/** Candidates further away than this share of the longer word are not suggested. */
const MAX_RELATIVE_DISTANCE = 0.4;
/** More edits are another name: long paths share many letters by chance. */
const MAX_DISTANCE = 8;

/** Returns the distance of two words, ignoring case; undefined if they are not near, or not below a limit. */
export function distanceIfNear(word: string, candidate: string, below = Infinity): number | undefined {
  const longer = Math.max(word.length, candidate.length);
  const allowed = Math.min(below - 1, MAX_DISTANCE, Math.max(1, Math.floor(longer * MAX_RELATIVE_DISTANCE)));
  if (Math.abs(word.length - candidate.length) > allowed) return undefined;
  const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), allowed);
  return distance > allowed ? undefined : distance;
}

/** Returns the nearest candidate, `title` for `titel`, or undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const distance = distanceIfNear(word, candidate, bestDistance);
    if (distance === undefined) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Returns a hint that suggests a candidate; undefined without one. */
export const suggest = (candidate: string | undefined): string | undefined =>
  candidate === undefined ? undefined : say('didYouMean', { candidate }).message;

/** Returns a question for the nearest candidate, `Did you mean "title"?`; undefined without one. */
export const didYouMean = (word: string, candidates: Iterable<string>): string | undefined =>
  suggest(nearest(word, candidates));
