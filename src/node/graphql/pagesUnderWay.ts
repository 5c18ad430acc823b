import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';

/*
 * Gatsby goes on to pages and queries while plugins still make the nodes of a changed file, whose page is then missing
 * for a moment. What needs all pages waits here until each file that was begun has its page.
 */

/** Milliseconds in which a file that was begun has its page, on a busy machine too. */
const PATIENCE = 2000;

/** The files whose pages are being made, by the ids of their nodes. */
const underWay = new Set<string>();
/** Emits `end` for each page that has been made. */
const pages = new EventEmitter().setMaxListeners(0);

/** Notes that the page of a file, by its node's id, is being made. */
export function beginPage(file: string): void {
  underWay.add(file);
}

/** Notes that the page of a file has been made, or that the file leads to none. */
export function endPage(file: string): void {
  underWay.delete(file);
  pages.emit('end');
}

/**
 * Resolves when no page is being made.
 * @param patience milliseconds after which the pages that are missing are no longer waited for
 */
export async function pagesMade(patience = PATIENCE): Promise<void> {
  // Plugins hear of a changed file one turn after its nodes have gone.
  await setImmediate();
  const signal = AbortSignal.timeout(patience);
  while (underWay.size > 0 && !signal.aborted) await once(pages, 'end', { signal }).catch(() => underWay.clear());
}
