import { withPrefix } from 'gatsby';

/** Milliseconds between two requests. */
export const INTERVAL = 60_000;
/** Timers and clocks differ by so much. */
const TOLERANCE = 100;

/** The last answer, and when it was asked for; pages of one visit share them. */
let last: { askedAt: number; file: unknown } = { askedAt: -Infinity, file: undefined };

/** Returns the content of the file at the last request. */
export const lastFile = (): unknown => last.file;

/** Asks for the file, at most once in a minute and not in the background. */
export async function ask(url: string): Promise<void> {
  const now = Date.now();
  if (document.visibilityState === 'hidden' || !navigator.onLine || now - last.askedAt < INTERVAL - TOLERANCE) return;
  last = { ...last, askedAt: now };
  try {
    const response = await fetch(withPrefix(url), { cache: 'no-store' });
    last = { askedAt: now, file: response.ok ? ((await response.json()) as unknown) : undefined };
  } catch {
    // No answer, or no JSON.
    last = { askedAt: now, file: undefined };
  }
}
