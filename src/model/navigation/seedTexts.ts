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

/** The keys of catalogues that most pages have, by namespace. */
export type TextKeys = Readonly<Record<string, readonly string[]>>;

/** The namespaces whose keys the browser's code has, so that pages need not. */
export const LISTED_NAMESPACES = ['common', 'navigation'];

/** A catalogue as a page brings it along: texts by key, or in the order of the known keys with 0 for those left out. */
export type SeedTexts = Readonly<Record<string, string>> | readonly (string | 0)[];

/** Texts without their keys, where all of these are known. */
export function withoutKeys(texts: Readonly<Record<string, string>>, keys: readonly string[] = []): SeedTexts {
  return Object.keys(texts).every((key) => keys.includes(key)) ? keys.map((key) => texts[key] ?? 0) : texts;
}

const isList = (texts: SeedTexts): texts is readonly (string | 0)[] => Array.isArray(texts);

/** Texts by key again. */
export const withKeys = (texts: SeedTexts, keys: readonly string[] = []): Readonly<Record<string, string>> =>
  isList(texts)
    ? Object.fromEntries(texts.flatMap((text, at) => (text === 0 ? [] : [[keys[at] ?? '', text] as const])))
    : texts;

/**
 * The texts of a catalogue that a page has to bring along.
 * @param ns name of the catalogue
 * @param page HTML of the page
 */
export function neededTexts(ns: string, texts: Readonly<Record<string, string>>, page: string): Record<string, string> {
  const mayGo = SHOWN_OR_NEVER[ns] ?? [];
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => !mayGo.includes(key) || isIn(page, text)));
}
