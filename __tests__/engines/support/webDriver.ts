import { setTimeout as pause } from 'node:timers/promises';

/** What a driver answers: a value, or an error of the protocol. */
interface Answer {
  value: unknown;
}

const errorOf = (value: unknown): { error: string; message: string } | undefined =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value
    ? (value as { error: string; message: string })
    : undefined;

/** Milliseconds between two questions whether the driver listens. */
const ASK_AGAIN = 25;

/** A speaker of the W3C's WebDriver protocol: JSON over HTTP, one request for each command. */
export interface WebDriver {
  command: <Result = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;
  /** Resolves once the driver answers at all; to false where it has ended, and what answers is another program. */
  ready: (hasEnded: () => boolean) => Promise<boolean>;
}

export function createWebDriver(port: number): WebDriver {
  const command = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    const fault = errorOf(value);
    if (fault !== undefined) throw new Error(`${method} ${path}: ${fault.error}: ${fault.message}`);
    return value as Result;
  };
  return {
    command,
    ready: async (hasEnded) => {
      for (;;) {
        const isReady = await command('GET', '/status').then(
          () => true,
          () => false,
        );
        if (hasEnded()) return false;
        if (isReady) return true;
        await pause(ASK_AGAIN);
      }
    },
  };
}
