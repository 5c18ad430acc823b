import {
  CONSENT_KEY,
  formatConsent,
  objectsToTracking,
  parseConsent,
  type ConsentChoice,
  type ConsentState,
} from '../model/consent';
import { storageSlot } from '../../../browser/site/storageSlot';

/** Event that shows the question again; its detail is the element that was pressed. */
const ASKED = 'site.consentAsked';

/** Returns the current choice. A browser with a tracking signal (Do Not Track, GPC) counts as an objection. */
export function consentState(browser: Window = window): ConsentState {
  if (objectsToTracking(browser.navigator)) return 'objected';
  return parseConsent(storageSlot(CONSENT_KEY, browser).get(), new Date())?.choice ?? 'unasked';
}

/** Returns the day of the choice, `2025-10-31`; null without a choice. */
export function consentDate(browser: Window = window): string | null {
  return parseConsent(storageSlot(CONSENT_KEY, browser).get(), new Date())?.date ?? null;
}

export function chooseConsent(choice: ConsentChoice, browser: Window = window): void {
  storageSlot(CONSENT_KEY, browser).set(formatConsent(choice, new Date()));
}

/** Calls back after a choice in this tab or another; returns an unsubscribe function. */
export function onConsent(tell: () => void, browser: Window = window): () => void {
  return storageSlot(CONSENT_KEY, browser).listen(tell);
}

/** Shows the question again, so that the reader can review or change the choice. */
export function askConsent(opener: HTMLElement, browser: Window = window): void {
  browser.dispatchEvent(new CustomEvent(ASKED, { detail: opener }));
}

/** Calls back when the question should be shown again; returns an unsubscribe function. */
export function onConsentAsked(show: (opener: HTMLElement) => void, browser: Window = window): () => void {
  const onAsked = (event: Event) => show((event as CustomEvent<HTMLElement>).detail);
  browser.addEventListener(ASKED, onAsked);
  return () => browser.removeEventListener(ASKED, onAsked);
}
