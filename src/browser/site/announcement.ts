import { ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_CLOSED, ANNOUNCEMENT_KEY } from '../../model/site/announcement';
import { storageSlot } from './storageSlot';

/** The announcement on the open page; the attribute on `<html>` is its only state. */
export interface AnnouncementControl {
  /** Hides the bar and remembers it. */
  close: () => void;
  /** Follows other tabs and the back/forward cache; returns the way to stop. */
  follow: () => () => void;
}

export function createAnnouncement(id: string, browser: Window = window): AnnouncementControl {
  const slot = storageSlot(ANNOUNCEMENT_KEY, browser);
  const update = () => {
    const root = browser.document.documentElement;
    if (slot.get() === id) root.setAttribute(ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_CLOSED);
    else root.removeAttribute(ANNOUNCEMENT_ATTRIBUTE);
  };
  return {
    close: () => {
      slot.set(id);
      update();
    },
    follow: () => {
      update();
      const stopListening = slot.listen(update);
      browser.addEventListener('pageshow', update);
      return () => {
        stopListening();
        browser.removeEventListener('pageshow', update);
      };
    },
  };
}
