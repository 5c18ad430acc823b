import { useEffect, useState } from 'react';
import { languageNote, type DeskState } from '../browser/desk';
import { findPiece, type FoundOutcome } from '../browser/findPiece';
import type { GuideSite } from '../model/guideSite';
import { replyTexts, type ReplyText } from '../browser/replyTexts';
import type { FoundPiece } from '../model/answer';
import { markedText, nameMarked, withoutSpaces } from '../model/marked';
import { textDigest, type PieceName } from '../model/replyLink';
import { pieceKey, type ReplyPiece } from '../model/reply';

/** A piece of the reply, as it is now. */
export interface LookedUpPiece {
  key: string;
  stored: ReplyPiece;
  outcome: FoundOutcome;
}

/** The reply in the customer's language, once it has come. */
interface LookedUpReply {
  pieces: readonly LookedUpPiece[];
  /** Texts in the customer's language. */
  text: ReplyText;
  customer: string;
}

/**
 * The pieces of the reply, each looked up anew; undefined until they have come in the customer's language, null where
 * its texts do not come.
 */
export function useReplyPieces({ reply, customer }: DeskState, site: GuideSite, attempt: number) {
  const [found, setFound] = useState<{ customer: string; looked: LookedUpReply | null }>();
  useEffect(() => {
    let isCurrent = true;
    const pieces = reply.map(async (stored): Promise<LookedUpPiece> => {
      const outcome = await findPiece(stored, customer, site);
      return { key: pieceKey(stored), stored, outcome };
    });
    Promise.all([replyTexts(customer, site), ...pieces]).then(
      ([text, ...lookedUp]) => {
        if (isCurrent) setFound({ customer, looked: { pieces: lookedUp, text, customer } });
      },
      () => isCurrent && setFound({ customer, looked: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reply, customer, site, attempt]);
  return found?.customer === customer ? found.looked : undefined;
}

/** What of the reply can be sent. */
export function sendable({ pieces, text: say, customer }: LookedUpReply): (FoundPiece & PieceName)[] {
  return pieces.flatMap(({ stored: { quote }, outcome }) => {
    if (outcome.status !== 'found') return [];
    const { piece } = outcome;
    const languageOf = languageNote(quote?.lang ?? piece.lang, customer, say);
    if (quote === undefined) return [{ ...piece, languageNote: languageOf }];
    const text = markedText(quote.blocks);
    const name = { digest: textDigest(withoutSpaces(text)), marked: nameMarked(text) };
    return [{ ...piece, ...name, blocks: quote.blocks, languageNote: languageOf }];
  });
}
