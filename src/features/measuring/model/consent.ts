/** Key of the choice in the browser's storage. */
export const CONSENT_KEY = 'site.consent';

/** Days after which the reader is asked again. */
const LASTS_DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;

export type ConsentChoice = 'granted' | 'denied';

/** A reader's choice, and the day on which it was made, `2025-10-31`. */
interface Consent {
  choice: ConsentChoice;
  date: string;
}

/** State of the consent; `objected` if the browser has a tracking signal. */
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

/** Parses a stored choice; null if there is none, if it has expired, or if the value is invalid. */
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

/** The tracking signals of the browser's `navigator`. */
interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True if the browser sends Do Not Track or Global Privacy Control. */
export const objectsToTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;
