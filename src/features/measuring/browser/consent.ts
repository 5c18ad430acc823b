import {
  CONSENT_KEY,
  formatConsent,
  objectsToTracking,
  parseConsent,
  type ConsentChoice,
  type ConsentState,
} from '../model/consent';
import { storageSlot } from '../../../browser/site/storageSlot';

/** Asks the page to show the choice again; the detail is the element that asked. */
const ASKED = 'site.consentAsked';

/** What holds now. A browser that asks not to be tracked has answered for its reader. */
export function consentState(browser: Window = window): ConsentState {
  if (objectsToTracking(browser.navigator)) return 'objected';
  return parseConsent(storageSlot(CONSENT_KEY, browser).get(), new Date())?.choice ?? 'unasked';
}

/** The day of the choice, `2025-10-31`; null where there is none. */
export function consentDate(browser: Window = window): string | null {
  return parseConsent(storageSlot(CONSENT_KEY, browser).get(), new Date())?.date ?? null;
}

export function chooseConsent(choice: ConsentChoice, browser: Window = window): void {
  storageSlot(CONSENT_KEY, browser).set(formatConsent(choice, new Date()));
}

/** Calls back when this tab or another has chosen; returns the way to stop. */
export function onConsent(tell: () => void, browser: Window = window): () => void {
  return storageSlot(CONSENT_KEY, browser).listen(tell);
}

/** Shows the choice again, for a reader who wants to look at it or to change it. */
export function askConsent(opener: HTMLElement, browser: Window = window): void {
  browser.dispatchEvent(new CustomEvent(ASKED, { detail: opener }));
}

/** Calls back when the choice is to be shown again; returns the way to stop. */
export function onConsentAsked(show: (opener: HTMLElement) => void, browser: Window = window): () => void {
  const onAsked = (event: Event) => show((event as CustomEvent<HTMLElement>).detail);
  browser.addEventListener(ASKED, onAsked);
  return () => browser.removeEventListener(ASKED, onAsked);
}
