import { additionPoint, onceFor, type Additions } from '../../../../model/site/additions';
import { SEARCH_SETTINGS, SETTINGS } from '../../../schema/featureSettings';
import { FEATURE_TEXTS } from '../../../site/requestedTexts';
import { FILES } from '../../../schema/featureSettings';
import type { TextReader } from '../../../site/readTexts';
import { CORE_ELEMENTS } from './coreElements';
import type { ContentComponent, Elements, RegisteredElement } from './component';

/** Elements of a feature by the name that writers use. `textMark` knows its texts. */
export const ELEMENTS = additionPoint<{
  elements: Readonly<Record<string, ContentComponent>>;
  /** True for elements of the content folder: the check reports names that others have. */
  isOwn?: boolean;
}>('elements');

/** Returns the settings or files that turn a feature on. */
function switchesOf(added: Additions, feature: string): string[] {
  const keysAt = (point: Parameters<typeof added.named<object>>[0], before = '') =>
    added
      .named(point)
      .flatMap(([name, item]) => (name === feature ? Object.keys(item) : []))
      .map((key) => before + key);
  return [...keysAt(SETTINGS, 'site.yaml: '), ...keysAt(SEARCH_SETTINGS, 'site.yaml: search.'), ...keysAt(FILES)];
}

/** Returns the elements of the content by name, including those of features that a site does not have. */
export const elementsOf = onceFor((added): Elements => {
  const all = new Map<string, RegisteredElement>(CORE_ELEMENTS);
  for (const [feature, { elements, isOwn = false }] of added.named(ELEMENTS))
    for (const [name, element] of Object.entries(elements)) {
      const other = all.get(name);
      const owner = other?.feature === undefined ? 'the core' : `the feature "${other.feature.name}"`;
      if (other !== undefined && isOwn) continue;
      if (other !== undefined)
        throw new Error(`The feature "${feature}" has an element <${name}>, and so has ${owner}. Rename one of them.`);
      all.set(name, { ...element, feature: { name: feature, switches: switchesOf(added, feature) } });
    }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
});

/** Returns the namespaces whose texts content may use: the core's, and those of features with elements. */
export const contentNamespaces = onceFor((added) => {
  const withElements = new Set(added.named(ELEMENTS).map(([feature]) => feature));
  const texts = added.named(FEATURE_TEXTS).filter(([feature]) => withElements.has(feature));
  return ['content', ...texts.flatMap(([, namespaces]) => Object.keys(namespaces))];
});

/** Returns the texts that content of a locale may use. */
export const contentTexts = (added: Additions, textsOf: TextReader, locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...contentNamespaces(added).map((namespace) => textsOf(locale, namespace))) as Record<
    string,
    string
  >;
