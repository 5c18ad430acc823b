/** The result of checking an address. */
export type Outcome =
  | { kind: 'ok'; status: number }
  /** It redirects permanently. */
  | { kind: 'moved'; status: number; target: string }
  | { kind: 'dead'; reason: string }
  /** It is unavailable now, or not available to programs. */
  | { kind: 'unclear'; reason: string };

/** Dependencies of the check, which tests replace. */
export interface Asking {
  /** Time-out of one request, in milliseconds. */
  timeout: number;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
}

const REDIRECTS_MAX = 10;
/** Waits before retries, in milliseconds. */
const WAITS = [1_000, 4_000, 15_000];
/** Longest `Retry-After` to wait for, in milliseconds; after a longer one there is no retry. */
const WAIT_MAX = 60_000;
/** Statuses of a server that may respond later. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses of a server that refuses this program, but perhaps not a reader. */
const CLOSED = new Set([401, 402, 403, 407, 451]);
const PERMANENT = new Set([301, 308]);
const HEADERS = { 'user-agent': 'help-centre-link-check/1.0', accept: 'text/html,*/*;q=0.8' };

/** The reason for an unknown host. */
export const NO_HOST = 'there is no such host';

/** Reasons for a failed connection, by error code. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|EAI_NONAME)$/, NO_HOST],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/, 'its certificate cannot be trusted'],
  [/^ECONNREFUSED$/, 'the host refuses connections'],
];

/** Returns a property of an error, whose class may be another library's. */
const partOf = (error: unknown, key: 'name' | 'code' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** Returns the code of the innermost error: `fetch` wraps connection errors. */
function codeOf(error: unknown): string {
  const cause = partOf(error, 'cause');
  const code = partOf(error, 'code');
  const inner = cause === undefined ? '' : codeOf(cause);
  return inner === '' && typeof code === 'string' ? code : inner;
}

/** Returns the outcome of a failed connection, and whether the failure may be temporary. */
function readFailure(error: unknown): { outcome: Outcome; mayPass: boolean } {
  if (partOf(error, 'name') === 'TimeoutError')
    return { outcome: { kind: 'unclear', reason: 'it does not answer in time' }, mayPass: true };
  const code = codeOf(error);
  const reason = FAILURES.find(([codes]) => codes.test(code))?.[1];
  if (reason !== undefined) return { outcome: { kind: 'dead', reason }, mayPass: code === 'ECONNREFUSED' };
  return {
    outcome: { kind: 'dead', reason: `the connection breaks${code === '' ? '' : ` (${code})`}` },
    mayPass: true,
  };
}

/** Returns the `Retry-After` of a server in milliseconds; undefined without a valid one. */
function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

async function request(address: string, method: 'HEAD' | 'GET', timeout: number): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: HEADERS,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  // Only the status and the headers are needed, not the page.
  await response.body?.cancel();
  return response;
}

/** Returns the response to HEAD, which costs least; after an error, that to GET, as many servers know only GET. */
async function answerOf(address: string, timeout: number): Promise<Response> {
  const head = await request(address, 'HEAD', timeout);
  return head.status >= 400 && head.status !== 429 ? request(address, 'GET', timeout) : head;
}

interface Followed {
  outcome: Outcome;
  /** How long to wait before a retry; undefined where a retry is useless. */
  again: number | 'soon' | undefined;
}

/** Makes one attempt: requests the address and follows its redirects. */
async function follow(address: string, { timeout, now }: Asking): Promise<Followed> {
  const done = (outcome: Outcome): Followed => ({ outcome, again: undefined });
  const seen = new Set<string>();
  let at = address;
  let moved: { status: number; target: string } | undefined;
  let isPermanent = true;
  while (seen.size < REDIRECTS_MAX) {
    if (seen.has(at)) return done({ kind: 'dead', reason: 'it leads back to itself' });
    seen.add(at);
    const response = await answerOf(at, timeout);
    const { status } = response;
    const location = response.headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      at = new URL(location, at).href;
      isPermanent &&= PERMANENT.has(status);
      if (isPermanent) moved = { status: moved?.status ?? status, target: at };
      continue;
    }
    if (LATER.has(status))
      return {
        outcome: { kind: 'unclear', reason: `it answers ${status}` },
        again: retryAfter(response, now()) ?? 'soon',
      };
    if (CLOSED.has(status)) return done({ kind: 'unclear', reason: `it answers ${status}, perhaps only to programs` });
    if (status >= 400) return done({ kind: 'dead', reason: `it answers ${status}` });
    return done(moved === undefined ? { kind: 'ok', status } : { kind: 'moved', ...moved });
  }
  return done({ kind: 'dead', reason: `it leads on more than ${REDIRECTS_MAX} times` });
}

/** Checks an address with retries, and respects `Retry-After`. */
export async function askAddress(address: string, asking: Asking): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    const { outcome, again } = await follow(address, asking).catch((error: unknown): Followed => {
      const failure = readFailure(error);
      return { outcome: failure.outcome, again: failure.mayPass ? 'soon' : undefined };
    });
    const pause = again === 'soon' ? WAITS[attempt] : again;
    if (again === undefined || pause === undefined || pause > WAIT_MAX || attempt >= WAITS.length) return outcome;
    await asking.wait(pause);
  }
}
