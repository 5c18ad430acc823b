import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from '../../../model/once';
import type { Order, Result } from './tasks';

/** The code of the tasks; `packages/gatsby-faster/src/compiler.mjs` compiles it at the start of a build. */
const CODE = path.resolve('.cache/compiled/threads.js');

interface Settle {
  resolve: (output: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Thread {
  /** Its pending tasks. */
  waiting: Map<number, Settle>;
  order: (order: Order, settle: Settle) => void;
}

/** Starts a thread. `unref()`: an idle thread does not keep the process alive. */
function startThread(): Thread {
  const worker = new Worker(CODE);
  const waiting = new Map<number, Settle>();
  worker.on('message', ({ id, output, error }: Result) => {
    const settle = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error === undefined) settle?.resolve(output);
    else settle?.reject(error);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  worker.unref();
  return {
    waiting,
    order: (order, settle) => {
      waiting.set(order.id, settle);
      worker.ref();
      worker.postMessage(order);
    },
  };
}

const startThreads = once(() => Array.from({ length: availableParallelism() }, startThread));
let count = 0;

/** Returns a function that runs a task in threads, one per core; `here` if their code is not compiled. */
export function inThreads<Input, Output>(
  task: string,
  here: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  if (!existsSync(CODE)) return here;
  return (input) =>
    new Promise<Output>((resolve, reject) => {
      const [first] = startThreads().toSorted((a, b) => a.waiting.size - b.waiting.size);
      first?.order({ id: count++, task, input: input as never }, { resolve: resolve as Settle['resolve'], reject });
    });
}
