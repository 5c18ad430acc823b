/** The settings `feedback` of `site.yaml`. */
export type FeedbackSettings = 'off' | { endpoint?: string; mail?: string; support?: string };

/** Where the answers to "Did this page help?" go. Without `endpoint` and `mail` the page only links to support. */
export interface FeedbackTargets {
  /** Address that takes answers. */
  endpoint: string | null;
  /** Mail address that answers are written to. */
  mail: string | null;
  /** Page or address where support is asked; `{page}` in it stands for the page's address. */
  support: string | null;
}

/** What the feedback component of a page shows. */
export interface FeedbackData extends FeedbackTargets {
  /** The interface texts by namespace. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the keys of the namespace `feedback` that a site shows; undefined for all. */
function shownKeys({ endpoint, mail }: FeedbackTargets): readonly string[] | undefined {
  if (endpoint !== null) return undefined;
  return mail === null ? ['question', 'support'] : ['question', 'yes', 'no', 'mailNote'];
}

/**
 * Returns the interface texts that the pages of a site need, by namespace.
 * @param textsOf returns the texts of a namespace
 */
export function feedbackTexts(
  targets: FeedbackTargets,
  textsOf: (namespace: string) => Readonly<Record<string, string>>,
): FeedbackData['texts'] {
  const keys = shownKeys(targets);
  const texts = Object.entries(textsOf('feedback')).filter(([key]) => keys?.includes(key) !== false);
  const shown = { feedback: Object.fromEntries(texts) };
  return targets.endpoint === null ? shown : { ...shown, feedbackForm: textsOf('feedbackForm') };
}

/** One answer. A comment is sent as a record of its own, so an unfinished comment does not lose the answer. */
export interface FeedbackRecord {
  /** Path of the page without its locale. */
  path: string;
  locale: string;
  helpful: boolean;
  /** Empty in the record of the answer itself. */
  comment: string;
}

/** Longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 1000;
/** The number of characters left is shown from this many on. */
const NEARLY_FULL = 100;

/** Returns how many characters still fit; null while there is plenty of room. */
export function roomLeft(comment: string): number | null {
  const left = COMMENT_MAX_LENGTH - comment.length;
  return left <= NEARLY_FULL ? left : null;
}

const PLACE_OF_PAGE = '{page}';

/**
 * Returns the targets of the settings; null without any. The fallback `support` is the address of the search, whose
 * `{query}` becomes the address of the page.
 */
export function feedbackTargets(settings: FeedbackSettings, support: string | undefined): FeedbackTargets | null {
  if (settings === 'off') return null;
  const { endpoint = null, mail = null } = settings;
  const where = settings.support ?? support?.replaceAll('{query}', PLACE_OF_PAGE) ?? null;
  return endpoint === null && mail === null && where === null ? null : { endpoint, mail, support: where };
}

/**
 * Returns the address of support for a page.
 * @example supportFor('https://tuki.example.com/?sivu={page}', 'https://a.fi/b') // 'https://tuki.example.com/?sivu=https%3A%2F%2Fa.fi%2Fb'
 */
export const supportFor = (address: string, pageUrl: string): string =>
  address.replaceAll(PLACE_OF_PAGE, () => encodeURIComponent(pageUrl));

/**
 * Returns a `mailto:` address with the subject, and the page's address in the body.
 * @example mailFor('palaute@example.com', 'Kyllä', 'https://a.fi/b') // 'mailto:palaute@example.com?subject=Kyll%C3%A4&body=…'
 */
export const mailFor = (mail: string, subject: string, pageUrl: string): string =>
  `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${pageUrl}\r\n\r\n`)}`;
