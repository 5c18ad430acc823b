import type { Feature } from '../../../../extend';
import { FEATURES } from '../../../../features';
import type { ContentComponent } from './component';
import { Details } from './Details';
import { Figure } from './Figure';
import { HostedVideo } from './HostedVideo';
import { Kbd } from './Kbd';
import { Steps } from './Steps';
import { Tab } from './Tab';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { Term } from './Term';
import { Video } from './Video';

/** An element with its feature; without one for elements of the core. */
interface RegisteredElement extends ContentComponent {
  feature?: Feature;
}

const CORE = { Details, Figure, HostedVideo, Kbd, Steps, Tab, Table, Tabs, Term, Video };

/** Adds the elements of features to the core's, by name. */
export function registerElements(features: readonly Feature[]): ReadonlyMap<string, RegisteredElement> {
  const all = new Map<string, RegisteredElement>(Object.entries(CORE));
  for (const feature of features)
    for (const [name, element] of Object.entries(feature.elements ?? {})) {
      const other = all.get(name);
      const owner = other?.feature === undefined ? 'the core' : `the feature "${other.feature.name}"`;
      // The check reports the names of the content folder.
      if (other !== undefined && feature.isOwn === true) continue;
      if (other !== undefined)
        throw new Error(
          `The feature "${feature.name}" has an element <${name}>, and so has ${owner}. Rename one of them.`,
        );
      all.set(name, { ...element, feature });
    }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The components of the content by name, including those of inactive features. */
export const COMPONENTS = registerElements(FEATURES);

/** HTML elements that writers may use. */
export const PLAIN_TAGS: ReadonlySet<string> = new Set(['br', 'sub', 'sup']);
