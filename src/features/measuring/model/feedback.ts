/** The settings `feedback` of `site.yaml`. */
export type FeedbackSettings = 'off' | { endpoint?: string; mail?: string };

/** Where the answers to "Did this page help?" go. Without `endpoint` and `mail` they are thanked for and not kept. */
export interface FeedbackTargets {
  /** Address that takes answers. */
  endpoint: string | null;
  /** Mail address that answers are written to. */
  mail: string | null;
}

/** What the feedback component of a page shows. */
export interface FeedbackData extends FeedbackTargets {
  /** The interface texts by namespace. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The texts of the form that a site without an endpoint shows. */
const THANKS = ['thanks', 'needHelp'];

/** Returns the interface texts that the pages of a site need, by namespace. */
export function feedbackTexts(
  targets: FeedbackTargets,
  textsOf: (namespace: string) => Readonly<Record<string, string>>,
): FeedbackData['texts'] {
  const { endpoint, mail } = targets;
  const only = (namespace: string, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(textsOf(namespace)).filter(([key]) => keys.includes(key)));
  if (mail !== null) return { feedback: only('feedback', ['question', 'yes', 'no', 'mailNote']) };
  return {
    feedback: only('feedback', ['question', 'yes', 'no', 'failed', 'retry']),
    feedbackForm: endpoint === null ? only('feedbackForm', THANKS) : textsOf('feedbackForm'),
  };
}

/** One answer. A comment is sent as a separate record, so an unfinished comment does not lose the answer. */
export interface FeedbackRecord {
  /** Path of the page without its locale. */
  path: string;
  locale: string;
  helpful: boolean;
  /** Empty in the record of the answer itself. */
  comment: string;
  /** Why the page did not help, in the record of the comment. */
  reason?: FeedbackReason;
}

/** Reasons that a reader chooses from; `reasonMissing` and so on are their texts. */
export const REASONS = ['Missing', 'Unclear', 'Wrong', 'Other'] as const;
export type FeedbackReason = (typeof REASONS)[number];

/** Longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 1000;
/** The number of characters left is shown from this many on. */
const NEARLY_FULL = 100;

/** Returns how many characters still fit; null while there is plenty of room. */
export function roomLeft(comment: string): number | null {
  const left = COMMENT_MAX_LENGTH - comment.length;
  return left <= NEARLY_FULL ? left : null;
}

/** Returns the targets of the settings; null without targets and without support. */
export function feedbackTargets(settings: FeedbackSettings, hasSupport: boolean): FeedbackTargets | null {
  if (settings === 'off') return null;
  const { endpoint = null, mail = null } = settings;
  return endpoint === null && mail === null && !hasSupport ? null : { endpoint, mail };
}

/** Returns a `mailto:` address with the subject, and the page's address in the body. */
export const mailFor = (mail: string, subject: string, pageUrl: string): string =>
  `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${pageUrl}\r\n\r\n`)}`;
