import { parentPort } from 'node:worker_threads';
import { writeForms } from '../serving/writeForms';

/** A function that runs in threads. Its input and output are copied. */
type Task = (input: never) => unknown;

const tasks: Readonly<Record<string, Task>> = { writeForms };

/** Loads the task of a feature; most builds need none. */
async function featureTask(name: string): Promise<Task> {
  const { FEATURES } = await import('../../../features');
  const load = FEATURES.map((feature) => feature.tasks?.[name]).find((each) => each !== undefined);
  if (load === undefined) throw new Error(`There is no task "${name}".`);
  return load();
}

/** A task for a thread. */
export interface Order {
  id: number;
  task: string;
  input: never;
}

/** The result of a task. */
export interface Result {
  id: number;
  output?: unknown;
  error?: unknown;
}

async function resultOf({ id, task, input }: Order): Promise<Result> {
  try {
    return { id, output: await (tasks[task] ?? (await featureTask(task)))(input) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (order: Order) => {
  void resultOf(order).then((result) => parentPort?.postMessage(result));
});
