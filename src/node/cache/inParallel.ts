import { availableParallelism } from 'node:os';

/** Runs work on every item, at most `most` at a time, by default one per core. Rejects at the first failure. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  most = availableParallelism(),
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const next = async () => {
    for (let item = queue.next(); item.done !== true; item = queue.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: most }, next));
}
