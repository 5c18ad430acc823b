import { setImmediate, setTimeout } from 'node:timers/promises';

/*
 * Gatsby goes on to pages and queries while plugins still make the nodes of a changed file, whose page is then gone for
 * a moment. What needs all pages waits here until each file that was begun has its page.
 */

/** Milliseconds between two looks. */
const LOOK = 10;
/** Milliseconds in which a file that was begun has its page, on a busy machine too. */
const PATIENCE = 2000;

/** When the page of a file was begun, by the id of the file's node. */
const underWay = new Map<string, number>();

/** Notes that the page of a file, by its node's id, is being made. */
export function beginPage(file: string): void {
  underWay.set(file, Date.now());
}

/** Notes that the page of a file is there, or that the file leads to none. */
export function endPage(file: string): void {
  underWay.delete(file);
}

/**
 * Resolves when no page is being made.
 * @param patience milliseconds after which a page that was begun is no longer waited for
 */
export async function pagesMade(patience = PATIENCE): Promise<void> {
  // Plugins hear of a changed file one turn after its nodes have gone.
  await setImmediate();
  const isWaitedFor = (begun: number) => Date.now() - begun < patience;
  while ([...underWay.values()].some(isWaitedFor)) await setTimeout(LOOK);
}
