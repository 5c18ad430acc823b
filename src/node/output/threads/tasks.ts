import { parentPort } from 'node:worker_threads';
import { writeForms } from '../serving/writeForms';

/** A function that runs in threads. Its input and output are copied. */
export type Task = (input: never) => unknown;

const tasks: Readonly<Record<string, Task>> = { writeForms };

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

async function resultOf({ id, task, input }: Order, load: LoadTask): Promise<Result> {
  try {
    const run = tasks[task] ?? (await load(task));
    if (run === undefined) throw new Error(`There is no task "${task}".`);
    return { id, output: await run(input) };
  } catch (error) {
    return { id, error };
  }
}

/** Loads a task of a feature by their names: `feature/task`. */
type LoadTask = (name: string) => Promise<Task | undefined>;

/** Does the tasks that this thread gets. */
export function doTasks(load: LoadTask): void {
  parentPort?.on('message', (order: Order) => {
    void resultOf(order, load).then((result) => parentPort?.postMessage(result));
  });
}
