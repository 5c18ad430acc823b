import type { Elements } from './component';
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

/** The elements of the core. */
export const CORE_ELEMENTS: Elements = new Map(
  Object.entries({ Details, Figure, HostedVideo, Kbd, Steps, Tab, Table, Tabs, Term, Video }),
);

/** HTML elements that writers may use. */
export const PLAIN_TAGS: ReadonlySet<string> = new Set(['br', 'sub', 'sup']);
