import type { ContentComponent } from './component';
import { Details } from './Details';
import { Figure } from './Figure';
import { HostedVideo } from './HostedVideo';
import { Kbd } from './Kbd';
import { RightsTable } from '../../../../features/product-model/node/elements/RightsTable';
import { StateActions } from '../../../../features/product-model/node/elements/StateActions';
import { StateChanges } from '../../../../features/product-model/node/elements/StateChanges';
import { Steps } from './Steps';
import { Tab } from './Tab';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { Term } from './Term';
import { Video } from './Video';

/** The components of the content, by the name that writers use. */
export const COMPONENTS: ReadonlyMap<string, ContentComponent> = new Map(
  Object.entries({
    Details,
    Figure,
    HostedVideo,
    Kbd,
    RightsTable,
    StateActions,
    StateChanges,
    Steps,
    Tab,
    Table,
    Tabs,
    Term,
    Video,
  }),
);

/** HTML elements that writers may use as they are. */
export const PLAIN_TAGS: ReadonlySet<string> = new Set(['br', 'sub', 'sup']);
