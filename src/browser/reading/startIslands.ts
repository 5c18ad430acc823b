import type { Reader } from '../../islands/hashTarget';
import { openHistoryLayer } from '../navigation/historyLayer';
import { currentRouter } from '../router/currentRouter';
import { addStyles } from '../site/addStyles';
import { storageSlot } from '../site/storageSlot';

/** A module that makes one kind of content element interactive; returns its cleanup function. */
interface Island {
  enhance: (root: HTMLElement, reader: Reader) => () => void;
  /** CSS rules of the elements that the module creates, one per line, by name. */
  styles?: Readonly<Record<string, string>>;
}

/** The islands, each loaded only on pages whose content uses it. */
const ISLANDS: Record<string, () => Promise<Island>> = {
  codeBlocks: () => import(/* webpackChunkName: "island-code-blocks" */ '../../islands/codeBlocks'),
  reveal: () => import(/* webpackChunkName: "island-reveal" */ '../../islands/reveal'),
  tables: () => import(/* webpackChunkName: "island-tables" */ '../../islands/tables'),
  tableFilter: () => import(/* webpackChunkName: "island-table-filter" */ '../../islands/tableFilter'),
  tabs: () => import(/* webpackChunkName: "island-tabs" */ '../../islands/tabs'),
  tasks: () => import(/* webpackChunkName: "island-tasks" */ '../../islands/tasks'),
  hostedVideo: () => import(/* webpackChunkName: "island-hosted-video" */ '../../islands/hostedVideo'),
  imageZoom: () => import(/* webpackChunkName: "island-image-zoom" */ '../../islands/imageZoom'),
  video: () => import(/* webpackChunkName: "island-video" */ '../../islands/video'),
  term: () => import(/* webpackChunkName: "island-term" */ '../../islands/term'),
};

const reader: Reader = {
  slotOf: storageSlot,
  openLayer: openHistoryLayer,
  restoredTop: () => {
    const scroll = currentRouter()?.shown().arrival?.scroll;
    return scroll?.to === 'position' ? scroll.top : undefined;
  },
};

/** Enhances content with its islands and marks it once all have loaded. Returns the cleanup function. */
export function startIslands(names: readonly string[], root: HTMLElement): () => void {
  let isStopped = false;
  const undo: (() => void)[] = [];
  const started = names.map(async (name) =>
    ISLANDS[name]?.().then(
      ({ enhance, styles = {} }) => {
        if (isStopped) return;
        addStyles(styles);
        undo.push(enhance(root, reader));
      },
      // The content works without its islands.
      () => undefined,
    ),
  );
  void Promise.all(started).then(() => {
    if (!isStopped) root.setAttribute('data-islands', '');
  });
  return () => {
    isStopped = true;
    root.removeAttribute('data-islands');
    for (const stop of undo) stop();
  };
}
