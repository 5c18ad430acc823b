import { composeAnswer, linkAnswer, pieceName, type Answer, type FoundPiece } from '../model/answer';
import {
  addPiece,
  movePiece,
  parseOwnWords,
  parseReply,
  removePiece,
  type OwnWords,
  type Quote,
  type ReplyPiece,
} from '../model/reply';
import { PIECES_MAX } from '../model/replyLink';
import { storageSlot } from '../../../browser/site/storageSlot';
import { copyAnswer, type ClipboardWindow } from './copyAnswer';
import { findPiece, placeUrl, rootUrl, type FoundOutcome } from './findPiece';
import type { GuideSite } from '../model/guideSite';
import { replyTexts, type ReplyText } from './replyTexts';
import { languageName } from '../../../model/text/languageName';

/** A place of the site that something is done with. */
export interface Place {
  path: string;
  anchor: string;
  /** What is marked there. */
  quote?: Quote;
}

/** The message of the last thing done. */
export interface Notice {
  isFault: boolean;
  text: string;
  /** What the reader is to copy, where the page may not. */
  byHand?: string;
}

export interface DeskState {
  notice: Notice | undefined;
  reply: readonly ReplyPiece[];
  words: OwnWords;
  /** Language in which the customer is answered. */
  customer: string;
  /** What is over the page: the reply, or the list of keys. */
  shown: 'reply' | 'keys' | undefined;
}

/** The tools of those who answer customers: what they copy, and the reply that they gather. */
export interface Desk {
  site: GuideSite;
  /** Texts in the reader's language. */
  t: ReplyText;
  state: () => DeskState;
  subscribe: (tell: () => void) => () => void;
  copyLink: (place: Place | Promise<Place>) => Promise<void>;
  copyPlace: (place: Place | Promise<Place>) => Promise<void>;
  /** Copies what is made already, or on its way. */
  copy: (answer: Promise<Answer>, told: string) => Promise<void>;
  add: (place: Place | Promise<Place>) => Promise<void>;
  remove: (key: string) => void;
  move: (key: string, by: -1 | 1) => void;
  empty: () => void;
  setWords: (words: OwnWords) => void;
  setCustomer: (code: string) => void;
  dismiss: () => void;
  show: (shown: DeskState['shown']) => void;
  close: () => void;
}

const REPLY_KEY = 'ohjekeskus.reply';
const WORDS_KEY = 'ohjekeskus.replyWords';
const CUSTOMER_KEY = 'ohjekeskus.customerLanguage';

/** Why a place cannot be copied, in the reader's language. */
export class PlaceError extends Error {}

/** True where the browser has kept a value: storage may be full, or blocked. */
function isKept(key: string, value: string): boolean {
  try {
    return window.localStorage.getItem(key) === value;
  } catch {
    return false;
  }
}

interface DeskOptions {
  site: GuideSite;
  /** The reader's language. */
  code: string;
  t: ReplyText;
  view?: ClipboardWindow;
}

export function createDesk({ site, code, t, view = window }: DeskOptions): Desk {
  const slots = {
    reply: storageSlot(REPLY_KEY),
    words: storageSlot(WORDS_KEY),
    customer: storageSlot(CUSTOMER_KEY),
  };
  const customerIn = (stored: string | null) => (stored !== null && site.codes.includes(stored) ? stored : code);
  let state: DeskState = {
    notice: undefined,
    reply: parseReply(slots.reply.get()),
    words: parseOwnWords(slots.words.get()),
    customer: customerIn(slots.customer.get()),
    shown: undefined,
  };
  const listeners = new Set<() => void>();
  const update = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    listeners.forEach((tell) => tell());
  };
  const stops = [
    slots.reply.listen((value) => update({ reply: parseReply(value) })),
    slots.words.listen((value) => update({ words: parseOwnWords(value) })),
    slots.customer.listen((value) => update({ customer: customerIn(value) })),
  ];
  const tell = (text: string, isFault = false) => update({ notice: { text, isFault } });

  const keep = (slot: 'reply' | 'words', key: string, value: unknown, isEmpty: boolean): boolean => {
    const written = JSON.stringify(value);
    if (isEmpty) slots[slot].remove();
    else slots[slot].set(written);
    return isEmpty || isKept(key, written);
  };
  // What another tab has done meanwhile counts too.
  const keepReply = (change: (reply: ReplyPiece[]) => ReplyPiece[]) => {
    const reply = change(parseReply(slots.reply.get()));
    return keep('reply', REPLY_KEY, reply, reply.length === 0);
  };

  const faultOf = (outcome: Exclude<FoundOutcome, { status: 'found' }>) =>
    new PlaceError(
      outcome.status === 'unreachable' ? t('unreachable') : outcome.status === 'noPage' ? t('noPage') : t('noPart'),
    );

  /** A place in the customer's language. */
  async function found(place: Place): Promise<FoundPiece & { digest: string; anchor: string; path: string }> {
    const { customer } = state;
    const [outcome, text] = await Promise.all([findPiece(place, customer, site), replyTexts(customer, site)]);
    if (outcome.status !== 'found') throw faultOf(outcome);
    const { piece } = outcome;
    const lang = place.quote?.lang ?? piece.lang;
    return {
      ...piece,
      blocks: place.quote?.blocks ?? piece.blocks,
      languageNote: languageNote(lang, customer, text),
    };
  }

  async function copy(answer: Promise<Answer>, told: string): Promise<void> {
    const copied = copyAnswer(answer, view);
    // An earlier message is not about this; set again, it is read out again.
    update({ notice: undefined });
    try {
      await copied;
      tell(told);
    } catch {
      const made = await answer.catch((error: unknown) => error);
      if (made instanceof Error) tell(made instanceof PlaceError ? made.message : t('unreachable'), true);
      else update({ notice: { isFault: true, text: t('copyByHand'), byHand: (made as Answer).text } });
    }
  }

  async function linkOf(wanted: Place | Promise<Place>): Promise<Answer> {
    const { customer } = state;
    const place = await wanted;
    const outcome = await findPiece(place, customer, site);
    if (outcome.status === 'noPage') throw faultOf(outcome);
    // Without a network the address is still known, as it is in the page.
    const url =
      outcome.status === 'found'
        ? outcome.piece.url
        : outcome.status === 'noPart'
          ? outcome.url
          : placeUrl(place.path, place.anchor, customer, site);
    return linkAnswer(url);
  }

  async function add(wanted: Place | Promise<Place>): Promise<void> {
    try {
      const place = await wanted;
      const piece = await found(place);
      const { path, anchor, digest } = piece;
      const name = pieceName(piece);
      const quote = place.quote === undefined ? {} : { quote: place.quote };
      const added = addPiece(parseReply(slots.reply.get()), { path, anchor, digest, name, ...quote });
      if (added === 'there') return tell(t('alreadyAdded', { name }));
      if (added === 'full') return tell(t('replyFull', { count: PIECES_MAX }), true);
      const kept = keepReply(() => added);
      tell(`${t('added', { name, count: added.length })}${kept ? '' : ` ${t('notKept')}`}`, !kept);
    } catch (error) {
      tell(error instanceof PlaceError ? error.message : t('unreachable'), true);
    }
  }

  return {
    site,
    t,
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    copyLink: (place) => copy(linkOf(place), t('linkCopied')),
    copyPlace: (place) =>
      copy(
        Promise.resolve(place)
          .then(found)
          .then((piece) => composeAnswer([piece], rootUrl(state.customer, site))),
        t('answerCopied'),
      ),
    copy,
    add,
    remove: (key) => void keepReply((reply) => removePiece(reply, key)),
    move: (key, by) => void keepReply((reply) => movePiece(reply, key, by)),
    empty: () => void keepReply(() => []),
    setWords: (words) => {
      const isEmpty = words.greeting === '' && words.ending === '';
      if (!keep('words', WORDS_KEY, words, isEmpty)) tell(t('notKept'), true);
    },
    setCustomer: (customer) => (customer === code ? slots.customer.remove() : slots.customer.set(customer)),
    dismiss: () => update({ notice: undefined }),
    show: (shown) => update({ shown, notice: undefined }),
    close: () => stops.forEach((stop) => stop()),
  };
}

/** What is said of a text that is not in the customer's language; nothing of one that is. */
export function languageNote(lang: string, customer: string, text: ReplyText): string {
  if (lang === customer) return '';
  return text('onlyIn', { language: languageName(lang, customer) });
}
