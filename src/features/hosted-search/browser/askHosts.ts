/** What the providers need of their surroundings. */
export interface HostEnvironment {
  fetch: typeof fetch;
}

interface HostRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** Milliseconds that one host may take to answer in full before the next one is asked. */
const HOST_TIMEOUT = 4000;

/** An answer that the next host would give as well: the request itself is refused. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The service's own words for a refusal, where it has any. */
async function reasonOf(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).slice(0, 300);
  return /"(?:message|error)"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? response.statusText;
}

async function askHost(
  host: string,
  request: HostRequest,
  doFetch: typeof fetch,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await doFetch(host + request.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...request.headers },
    body: JSON.stringify(request.body),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal,
  });
  if (response.ok) return (await response.json()) as unknown;
  const reason = `${response.status} ${await reasonOf(response)}`.trim();
  if (response.status < 500)
    throw new RefusedError(`${host} refuses the search: ${reason}\nCheck search.provider in site.yaml.`);
  throw new Error(`${host} fails: ${reason}`);
}

/** Runs with a signal that stops when the caller's does, or when the time is over. */
async function within<Result>(
  milliseconds: number,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(caller.reason);
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${milliseconds} milliseconds.`)),
    milliseconds,
  );
  caller.addEventListener('abort', stop, { once: true });
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', stop);
  }
}

/**
 * Gives the way to ask a service that has several hosts: when one cannot be reached, is too slow, has a fault of its
 * own or answers what `read` does not know, the next one is asked. The host that answered last is asked first.
 */
export function createHosts(hosts: readonly string[], { fetch: doFetch }: HostEnvironment) {
  let first = 0;
  /**
   * @param read what an answer says; undefined where it is none; it may throw where the service has refused
   * @throws when the request is refused, when all hosts have failed, and when the signal says so
   */
  return async <Answer>(
    request: HostRequest,
    read: (answer: unknown) => Answer | undefined,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const faults: unknown[] = [];
    for (const turn of hosts.keys()) {
      const index = (first + turn) % hosts.length;
      const host = hosts[index] ?? '';
      signal.throwIfAborted();
      const asked = within(HOST_TIMEOUT, signal, (either) => askHost(host, request, doFetch, either));
      const raw: unknown = await asked.catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof RefusedError) throw error;
        faults.push(error);
      });
      if (raw === undefined) continue;
      const answer = read(raw);
      if (answer !== undefined) {
        first = index;
        return answer;
      }
      faults.push(new Error(`${host} answers something else than results.`));
    }
    throw new AggregateError(faults, `None of the search service's ${hosts.length} hosts has answered.`);
  };
}
