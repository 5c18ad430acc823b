import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Child {
  process: ChildProcess;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Starts a program that ends with this process, however that ends. A group is a program with those that it starts: they
 * end together, and all of them have ended once it has stopped.
 */
export function startChild(
  program: string,
  args: readonly string[],
  {
    env = process.env,
    stdio = 'ignore',
    isGroup = false,
  }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions; isGroup?: boolean } = {},
): Child {
  // Each program of a group holds the output of the first, which closes with the last of them.
  const child = spawn(program, args, { env, stdio: isGroup ? ['ignore', 'pipe', 'ignore'] : stdio, detached: isGroup });
  child.stdout?.resume();
  let isClosed = false;
  const end = (signal: NodeJS.Signals) => {
    if (isClosed || child.pid === undefined) return;
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  const closed = once(child, 'close').then(() => {
    isClosed = true;
    process.off('exit', kill);
  });
  return {
    process: child,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      // One of a group that hangs would not hear of anything less.
      end(isGroup ? 'SIGKILL' : 'SIGTERM');
      await closed;
    },
  };
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
