import vm from 'node:vm';

const sandbox = vm.createContext({ run: () => undefined as unknown });
const script = new vm.Script('run()');

const MILLISECONDS = 1000;

/** Runs a synchronous function; throws after some seconds. Only the time-out of a script can interrupt such code. */
export function withTimeout<Result>(run: () => Result, seconds: number): Result {
  sandbox.run = run;
  return script.runInContext(sandbox, { timeout: seconds * MILLISECONDS }) as Result;
}

/** True for the error of a time-out. */
export const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
