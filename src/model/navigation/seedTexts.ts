/**
 * Texts that a page shows from the start or never, since nothing but its data decides about them, by namespace. A text that comes when
 * the reader does something must not be here: a page that does not show it yet would not have it.
 */
export const SHOWN_OR_NEVER: Readonly<Record<string, readonly string[]>> = {
  common: [
    'announcement',
    'changedIn',
    'closeAnnouncement',
    'confirmed',
    'editPage',
    'fallbackLink',
    'fallbackText',
    'fallbackTitle',
    'feeds',
    'releaseNote',
    'translationOutdated',
    'unconfirmedDetails',
    'unconfirmedExample',
    'unlistedText',
    'unlistedTitle',
  ],
  navigation: ['redirectText', 'redirectTitle'],
};

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Whether a document has a text, whatever the values in it are. */
function isIn(page: string, text: string): boolean {
  const [longest = ''] = text.split(/\{\{\w+\}\}/).sort((a, b) => b.length - a.length);
  return page.includes(longest.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character));
}

/**
 * The texts of a catalogue that a page has to bring along.
 * @param ns name of the catalogue
 * @param page HTML of the page
 */
export function neededTexts(ns: string, texts: Readonly<Record<string, string>>, page: string): Record<string, string> {
  const mayGo = SHOWN_OR_NEVER[ns] ?? [];
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => !mayGo.includes(key) || isIn(page, text)));
}
