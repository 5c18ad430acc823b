/** Key of the choice in the browser's storage. */
export const CONSENT_KEY = 'site.consent';

/** Days after which a choice is asked for again. */
const LASTS_DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;

export type ConsentChoice = 'granted' | 'denied';

/** A reader's choice, and the day on which it was made, `2025-10-31`. */
interface Consent {
  choice: ConsentChoice;
  date: string;
}

/** What holds for a reader: `objected` when the browser itself asks not to be tracked. */
export type ConsentState = ConsentChoice | 'unasked' | 'objected';

const CHOICES: readonly unknown[] = ['granted', 'denied'] satisfies ConsentChoice[];

const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  CHOICES.includes(value.choice) &&
  'date' in value &&
  typeof value.date === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.date);

/** A stored choice; null for none, for one that is too old to count, and for what something else has written there. */
export function parseConsent(stored: string | null, now: Date): Consent | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isConsent(value)) return null;
    const age = now.getTime() - Date.parse(value.date);
    return age < LASTS_DAYS * DAY ? value : null;
  } catch {
    return null;
  }
}

export const formatConsent = (choice: ConsentChoice, now: Date): string =>
  JSON.stringify({ choice, date: now.toISOString().slice(0, 10) } satisfies Consent);

/** The part of the browser's `navigator` that says what the reader wants of sites. */
interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True where the reader has set the browser not to be tracked: Do Not Track, or Global Privacy Control. */
export const objectsToTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;
