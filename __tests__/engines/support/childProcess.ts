import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Child {
  process: ChildProcess;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

/** Starts a program that ends with this process, however that ends. */
export function startChild(
  program: string,
  args: readonly string[],
  { env = process.env, stdio = 'ignore' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Child {
  const child = spawn(program, args, { env, stdio });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    process: child,
    hasEnded,
    stop: async () => {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
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
