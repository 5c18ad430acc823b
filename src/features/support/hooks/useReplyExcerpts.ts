import { useEffect, useState } from 'react';
import type { ReplyState } from '../browser/replyStore';
import { languageNote } from '../browser/replyTexts';
import { findExcerpt, type FoundOutcome } from '../browser/findExcerpt';
import type { SiteLocales } from '../model/siteLocales';
import { replyTexts, type ReplyText } from '../browser/replyTexts';
import type { FoundExcerpt } from '../model/answer';
import { quoteText, quoteBounds, withoutSpaces } from '../model/quotes';
import { textDigest, type ExcerptRef } from '../model/replyLink';
import { excerptKey, type ReplyExcerpt } from '../model/reply';

/** An excerpt of the reply with the result of its look-up. */
export interface LookedUpExcerpt {
  key: string;
  stored: ReplyExcerpt;
  outcome: FoundOutcome;
}

interface LookedUpReply {
  excerpts: readonly LookedUpExcerpt[];
  /** Texts in the customer's language. */
  text: ReplyText;
  customer: string;
}

/** Looks up the excerpts in the customer's language: undefined while they load, null if they cannot be loaded. */
export function useReplyExcerpts({ reply, customer }: ReplyState, site: SiteLocales, attempt: number) {
  const [found, setFound] = useState<{ customer: string; looked: LookedUpReply | null }>();
  useEffect(() => {
    let isCurrent = true;
    const excerpts = reply.map(async (stored): Promise<LookedUpExcerpt> => {
      const outcome = await findExcerpt(stored, customer, site);
      return { key: excerptKey(stored), stored, outcome };
    });
    Promise.all([replyTexts(customer, site), ...excerpts]).then(
      ([text, ...lookedUp]) => {
        if (isCurrent) setFound({ customer, looked: { excerpts: lookedUp, text, customer } });
      },
      () => isCurrent && setFound({ customer, looked: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reply, customer, site, attempt]);
  return found?.customer === customer ? found.looked : undefined;
}

/** Returns the excerpts that can be sent. */
export function sendable({ excerpts, text: say, customer }: LookedUpReply): (FoundExcerpt & ExcerptRef)[] {
  return excerpts.flatMap(({ stored: { quote }, outcome }) => {
    if (outcome.status !== 'found') return [];
    const { excerpt } = outcome;
    const languageOf = languageNote(quote?.lang ?? excerpt.lang, customer, say);
    if (quote === undefined) return [{ ...excerpt, languageNote: languageOf }];
    const text = quoteText(quote.blocks);
    const name = { digest: textDigest(withoutSpaces(text)), quoted: quoteBounds(text) };
    return [{ ...excerpt, ...name, blocks: quote.blocks, languageNote: languageOf }];
  });
}
