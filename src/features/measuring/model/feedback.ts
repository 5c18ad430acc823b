/** Where answers to "did this help?" go; `site.yaml` says it. Where none is set, readers are only led to support. */
export interface FeedbackTargets {
  /** Address that takes answers. */
  endpoint: string | null;
  /** Mail address that answers are written to. */
  mail: string | null;
  /** Page or address where support is asked; `{page}` in it stands for the page's address. */
  support: string | null;
}

/** The texts of the question that readers of such a site can come to see; undefined for all. */
export function feedbackTextKeys({ endpoint, mail }: FeedbackTargets): readonly string[] | undefined {
  if (endpoint !== null) return undefined;
  return mail === null ? ['question', 'support'] : ['question', 'yes', 'no', 'mailNote'];
}

/** One answer. A comment is a record of its own, so that the answer is not lost with a comment that is never finished. */
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
/** Characters left from which on a reader sees how many there are. */
const NEARLY_FULL = 100;

/** How many characters fit still; null while there is room enough not to think of it. */
export function roomLeft(comment: string): number | null {
  const left = COMMENT_MAX_LENGTH - comment.length;
  return left <= NEARLY_FULL ? left : null;
}

const PLACE_OF_PAGE = '{page}';

/**
 * The targets as the settings have them. An address of support that the search fills with words is filled with the
 * page's address here.
 */
export function feedbackTargets(
  settings: 'off' | { endpoint?: string; mail?: string; support?: string },
  support: string | undefined,
): FeedbackTargets | null {
  if (settings === 'off') return null;
  const { endpoint = null, mail = null } = settings;
  const where = settings.support ?? support?.replaceAll('{query}', PLACE_OF_PAGE) ?? null;
  return endpoint === null && mail === null && where === null ? null : { endpoint, mail, support: where };
}

/**
 * Where support is asked about a page.
 * @example supportFor('https://tuki.example.com/?sivu={page}', 'https://a.fi/b') // 'https://tuki.example.com/?sivu=https%3A%2F%2Fa.fi%2Fb'
 */
export const supportFor = (address: string, pageUrl: string): string =>
  address.replaceAll(PLACE_OF_PAGE, () => encodeURIComponent(pageUrl));

/**
 * A link that opens a message to an address, with its subject and the page's address written already.
 * @example mailFor('palaute@example.com', 'Kyllä', 'https://a.fi/b') // 'mailto:palaute@example.com?subject=Kyll%C3%A4&body=…'
 */
export const mailFor = (mail: string, subject: string, pageUrl: string): string =>
  `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${pageUrl}\r\n\r\n`)}`;
