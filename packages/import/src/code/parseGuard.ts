import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Most milliseconds for parsing a file. */
const TIME_LIMIT = 10_000;

/** States of the shared number. */
const [BUSY, READY, FAILED] = [0, 1, 2];

/** The worker's code: our parser, which reads texts and runs none of them. */
const PARSER = `
const { parentPort, workerData } = require('node:worker_threads');
const ts = require(workerData.parser);
const state = new Int32Array(workerData.state);
const answer = (value) => { Atomics.store(state, 0, value); Atomics.notify(state, 0); };
parentPort.on('message', ({ file, text }) => {
  try {
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
    answer(${READY});
  } catch {
    answer(${FAILED});
  }
});
answer(${READY});
`;

let running: { worker: Worker; state: Int32Array } | undefined;

function start(): { worker: Worker; state: Int32Array } {
  const state = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const parser = createRequire(path.resolve('package.json')).resolve('typescript');
  const worker = new Worker(PARSER, { eval: true, workerData: { parser, state } });
  worker.unref();
  const numbers = new Int32Array(state);
  Atomics.wait(numbers, 0, BUSY);
  return { worker, state: numbers };
}

/**
 * True for a text that parses in time. A worker tries it first: the parser takes minutes for a few malicious lines,
 * such as `async(a => async(a => …`, and nothing could stop it in this thread.
 */
export function parsesInTime(file: string, text: string, limit = TIME_LIMIT): boolean {
  running ??= start();
  const { worker, state } = running;
  Atomics.store(state, 0, BUSY);
  worker.postMessage({ file, text });
  Atomics.wait(state, 0, BUSY, limit);
  const result = Atomics.load(state, 0);
  if (result === BUSY) {
    void worker.terminate();
    running = undefined;
  }
  return result === READY;
}
