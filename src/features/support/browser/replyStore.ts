import { composeAnswer, linkAnswer, excerptTitle, type Answer, type FoundExcerpt } from '../model/answer';
import {
  addExcerpt,
  excerptKey,
  moveExcerpt,
  parseReplyWords,
  parseReply,
  removeExcerpt,
  type OwnWords,
  type ReplyExcerpt,
} from '../model/reply';
import { EXCERPTS_MAX } from '../model/replyLink';
import { ANSWER_COPIED } from '../../../model/navigation/pageNavigation';
import { storageSlot } from '../../../browser/site/storageSlot';
import { copyAnswer, type ClipboardWindow } from './copyAnswer';
import type { Target } from './targets';
import { questionsAt, type Question } from './questions';
import { findExcerpt, pageUrl, rootUrl, type Excerpt, type FoundOutcome } from './findExcerpt';
import type { SiteLocales } from '../model/siteLocales';
import { languageNote, replyTexts, type ReplyText } from './replyTexts';
import { observable } from '../../../model/observable';

/** The message about the last action. */
export interface Notice {
  isError: boolean;
  text: string;
  /** Text for the reader to copy, where the browser does not let the page write to the clipboard. */
  byHand?: string;
  /** Restores the reply that was emptied. */
  undo?: () => void;
}

/** The state of the reply and of the panels that show it. */
export interface ReplyState {
  notice: Notice | undefined;
  reply: readonly ReplyExcerpt[];
  words: OwnWords;
  /** Language of the customer. */
  customer: string;
  /** The open dialog: the reply, the list of keys, or the questions of a page. */
  shown: 'reply' | 'keys' | 'questions' | undefined;
  questions: readonly Question[];
}

/** Holds the reply that is being gathered, and copies answers. */
export interface ReplyStore {
  site: SiteLocales;
  /** Texts in the reader's language. */
  t: ReplyText;
  state: () => ReplyState;
  subscribe: (onChange: () => void) => () => void;
  copyLink: (target: Target | Promise<Target>) => Promise<void>;
  copyExcerpt: (target: Target | Promise<Target>) => Promise<void>;
  /** Copies an answer and shows the message. */
  copy: (answer: Promise<Answer>, message: string) => Promise<void>;
  add: (target: Target | Promise<Target>) => Promise<void>;
  remove: (key: string, name: string) => void;
  move: (key: string, by: -1 | 1) => void;
  empty: () => void;
  setWords: (words: OwnWords) => void;
  setCustomer: (code: string) => void;
  dismiss: () => void;
  show: (shown: ReplyState['shown']) => void;
  close: () => void;
}

const REPLY_KEY = 'site.reply';
const WORDS_KEY = 'site.replyWords';
const CUSTOMER_KEY = 'site.customerLanguage';

/** The reason why a target cannot be copied, in the reader's language. */
export class TargetError extends Error {}

/** True if the browser has stored a value: storage may be full, or blocked. */
function isStored(key: string, value: string): boolean {
  try {
    return window.localStorage.getItem(key) === value;
  } catch {
    return false;
  }
}

interface ReplyStoreOptions {
  site: SiteLocales;
  /** The reader's language. */
  code: string;
  t: ReplyText;
  view?: ClipboardWindow;
}

/** Creates the store from what this browser has stored. Other tabs share the reply. */
export function createReplyStore({ site, code, t, view = window }: ReplyStoreOptions): ReplyStore {
  const slots = {
    reply: storageSlot(REPLY_KEY),
    words: storageSlot(WORDS_KEY),
    customer: storageSlot(CUSTOMER_KEY),
  };
  const customerIn = (stored: string | null) => (stored !== null && site.codes.includes(stored) ? stored : code);
  const state = observable<ReplyState>({
    notice: undefined,
    reply: parseReply(slots.reply.get()),
    words: parseReplyWords(slots.words.get()),
    customer: customerIn(slots.customer.get()),
    shown: undefined,
    questions: [],
  });
  const update = (change: Partial<ReplyState>) => state.set({ ...state.get(), ...change });
  const stops = [
    slots.reply.listen((value) => update({ reply: parseReply(value) })),
    slots.words.listen((value) => update({ words: parseReplyWords(value) })),
    slots.customer.listen((value) => update({ customer: customerIn(value) })),
  ];
  const notify = (text: string, isError = false) => update({ notice: { text, isError } });

  const save = (slot: 'reply' | 'words', key: string, value: unknown, isEmpty: boolean): boolean => {
    const json = JSON.stringify(value);
    if (isEmpty) slots[slot].remove();
    else slots[slot].set(json);
    return isEmpty || isStored(key, json);
  };
  // Read the stored reply anew: another tab may have changed it.
  const changeReply = (change: (reply: ReplyExcerpt[]) => ReplyExcerpt[]) => {
    const reply = change(parseReply(slots.reply.get()));
    return save('reply', REPLY_KEY, reply, reply.length === 0);
  };

  /** Empties the reply, and shows a message that can undo it. What was added since stays. */
  const empty = () => {
    const before = parseReply(slots.reply.get());
    changeReply(() => []);
    const undo = () => {
      const keys = new Set(before.map(excerptKey));
      changeReply((added) =>
        [...before, ...added.filter((each) => !keys.has(excerptKey(each)))].slice(0, EXCERPTS_MAX),
      );
      update({ notice: undefined });
    };
    update({ notice: { isError: false, text: t('emptied', { count: before.length }), undo } });
  };

  const errorOf = (outcome: Exclude<FoundOutcome, { status: 'found' }>) =>
    new TargetError(
      outcome.status === 'internal' ? outcome.text : t(outcome.status === 'noSection' ? 'noPart' : outcome.status),
    );

  /** Looks up a target in the customer's language. */
  async function lookUp(
    target: Target,
  ): Promise<FoundExcerpt & Pick<Excerpt, 'digest' | 'anchor' | 'path' | 'leftOut'>> {
    const { customer } = state.get();
    const [outcome, text] = await Promise.all([findExcerpt(target, customer, site), replyTexts(customer, site)]);
    if (outcome.status !== 'found') throw errorOf(outcome);
    const { excerpt } = outcome;
    const lang = target.quote?.lang ?? excerpt.lang;
    return {
      ...excerpt,
      blocks: target.quote?.blocks ?? excerpt.blocks,
      languageNote: languageNote(lang, customer, text),
    };
  }

  async function copy(answer: Promise<Answer & { leftOut?: string | undefined }>, message: string): Promise<void> {
    const copied = copyAnswer(answer, view);
    // Remove the earlier message, so that screen readers announce the same text again.
    update({ notice: undefined });
    try {
      await copied;
      const { leftOut = '', urls = [] } = await answer;
      if (urls.length > 0) window.dispatchEvent(new CustomEvent(ANSWER_COPIED, { detail: urls }));
      notify(`${message} ${leftOut}`.trim());
    } catch {
      const result = await answer.catch((error: unknown) => error);
      if (result instanceof Error) notify(result instanceof TargetError ? result.message : t('unreachable'), true);
      else update({ notice: { isError: true, text: t('copyByHand'), byHand: (result as Answer).text } });
    }
  }

  async function linkOf(pending: Target | Promise<Target>): Promise<Answer> {
    const { customer } = state.get();
    const target = await pending;
    const outcome = await findExcerpt(target, customer, site);
    if (outcome.status === 'noPage' || outcome.status === 'internal') throw errorOf(outcome);
    // Offline, use the address as it is on the page.
    const url =
      outcome.status === 'found'
        ? outcome.excerpt.url
        : outcome.status === 'noSection'
          ? outcome.url
          : pageUrl(target.path, target.anchor, customer, site);
    return linkAnswer(url);
  }

  /** Adds a section; in place of a whole page of questions, it offers them to choose from. */
  async function add(pending: Target | Promise<Target>): Promise<void> {
    try {
      const target = await pending;
      const questions = await questionsAt(target, code, site);
      if (questions.length > 0) return update({ shown: 'questions', questions, notice: undefined });
      const excerpt = await lookUp(target);
      const { path, anchor, digest } = excerpt;
      const name = excerptTitle(excerpt);
      const quote = target.quote === undefined ? {} : { quote: target.quote };
      const added = addExcerpt(parseReply(slots.reply.get()), { path, anchor, digest, name, ...quote });
      if (added === 'there') return notify(t('alreadyAdded', { name }));
      if (added === 'full') return notify(t('replyFull', { count: EXCERPTS_MAX }), true);
      const isSaved = changeReply(() => added);
      const said = [t('added', { name, count: added.length }), excerpt.leftOut, isSaved ? undefined : t('notKept')];
      notify(said.filter(Boolean).join(' '), !isSaved);
    } catch (error) {
      notify(error instanceof TargetError ? error.message : t('unreachable'), true);
    }
  }

  return {
    site,
    t,
    state: state.get,
    subscribe: state.subscribe,
    copyLink: (target) => copy(linkOf(target), t('linkCopied')),
    copyExcerpt: (target) =>
      copy(
        Promise.resolve(target)
          .then(lookUp)
          .then((excerpt) => ({
            ...composeAnswer([excerpt], rootUrl(state.get().customer, site)),
            leftOut: excerpt.leftOut,
          })),
        t('answerCopied'),
      ),
    copy,
    add,
    remove: (key, name) => {
      changeReply((reply) => removeExcerpt(reply, key));
      notify(t('removed', { name }));
    },
    move: (key, by) => void changeReply((reply) => moveExcerpt(reply, key, by)),
    empty,
    setWords: (words) => {
      const isEmpty = words.greeting === undefined && words.ending === undefined && !words.isLinked;
      if (!save('words', WORDS_KEY, words, isEmpty)) notify(t('notKept'), true);
    },
    setCustomer: (customer) => (customer === code ? slots.customer.remove() : slots.customer.set(customer)),
    dismiss: () => update({ notice: undefined }),
    show: (shown) => update({ shown, notice: undefined }),
    close: () => stops.forEach((stop) => stop()),
  };
}
