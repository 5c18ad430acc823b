import { availableParallelism } from 'node:os';

/** Does work on every item, `most` of them at a time: as many as there are cores. The first failure ends it. */
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
