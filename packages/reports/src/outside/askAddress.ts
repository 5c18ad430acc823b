/** What an address is found to be. */
export type Outcome =
  | { kind: 'ok'; status: number }
  /** It answers at another address for good. */
  | { kind: 'moved'; status: number; target: string }
  | { kind: 'dead'; reason: string }
  /** It answers that it does not answer now, or not to a program. */
  | { kind: 'unclear'; reason: string };

/** What asking needs of its surroundings; tests have their own. */
export interface Asking {
  /** How long one request may take, in milliseconds. */
  timeout: number;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
}

const REDIRECTS_MAX = 10;
/** Waits before it is asked again, in milliseconds. */
const WAITS = [1_000, 4_000, 15_000];
/** Longest wait that a server may ask for, in milliseconds. */
const WAIT_MAX = 60_000;
/** Statuses of a server that may answer later. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses of a server that wants to know who asks. */
const CLOSED = new Set([401, 402, 403, 407, 451]);
const PERMANENT = new Set([301, 308]);
const HEADERS = { 'user-agent': 'help-centre-link-check/1.0', accept: 'text/html,*/*;q=0.8' };

/** The reason of an address whose host nobody knows. */
export const NO_HOST = 'there is no such host';

/** What is said of a connection that fails, by its code. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|EAI_NONAME)$/, NO_HOST],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/, 'its certificate cannot be trusted'],
  [/^ECONNREFUSED$/, 'the host refuses connections'],
];

/** The parts of an error that say what failed; its class may be another library's. */
const partOf = (error: unknown, key: 'name' | 'code' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** The code of the innermost error: `fetch` wraps what the connection says. */
function codeOf(error: unknown): string {
  const cause = partOf(error, 'cause');
  const code = partOf(error, 'code');
  const inner = cause === undefined ? '' : codeOf(cause);
  return inner === '' && typeof code === 'string' ? code : inner;
}

/** What a failure of the connection means, and whether it may be another time. */
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

/** How long a server asks to be left alone; undefined where it does not say. */
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
  // The answer is all that is wanted; the page is not read.
  await response.body?.cancel();
  return response;
}

/** One answer: to HEAD, which costs least, else to GET, since many servers know only that. */
async function answerOf(address: string, timeout: number): Promise<Response> {
  const head = await request(address, 'HEAD', timeout);
  return head.status >= 400 && head.status !== 429 ? request(address, 'GET', timeout) : head;
}

interface Followed {
  outcome: Outcome;
  /** How long to wait before asking again; undefined where that would be no use. */
  again: number | 'soon' | undefined;
}

/** Asks once, and follows where it is led. */
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

/** Asks an address until it answers for good, and waits as long as its server asks for. */
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
