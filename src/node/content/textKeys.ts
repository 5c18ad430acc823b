import { LISTED_NAMESPACES, type TextKeys } from '../../model/navigation/seedTexts';
import type { LoadedSite } from './loadSite';

/** The keys that the browser's code has of catalogues that most pages have: those of the first language. */
export const textKeys = ({
  codes: [first = ''],
  textsOf,
}: { codes: readonly string[] } & Pick<LoadedSite, 'textsOf'>): TextKeys =>
  Object.fromEntries(LISTED_NAMESPACES.map((ns) => [ns, Object.keys(textsOf(first, ns))]));
