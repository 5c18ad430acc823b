import { parentPort } from 'node:worker_threads';
import type { drawCard } from '../../../features/social-cards/node/writeCards';
import { writeForms } from '../serving/writeForms';

/** What threads do beside the main one. What goes in and out is copied. */
const tasks = {
  // Most builds draw none, and what draws takes longer to load than a text to compress.
  drawCard: async (card: Parameters<typeof drawCard>[0]) =>
    (await import('../../../features/social-cards/node/writeCards')).drawCard(card),
  writeForms,
};

export type Tasks = typeof tasks;

/** A task for a thread. */
export interface Order {
  id: number;
  task: keyof Tasks;
  input: never;
}

/** What came of it. */
export interface Result {
  id: number;
  output?: unknown;
  error?: unknown;
}

async function resultOf({ id, task, input }: Order): Promise<Result> {
  try {
    return { id, output: await tasks[task](input) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (order: Order) => {
  void resultOf(order).then((result) => parentPort?.postMessage(result));
});
