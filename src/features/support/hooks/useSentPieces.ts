import { useEffect, useState } from 'react';
import { findPiece, isChanged, type FoundOutcome, type Piece } from '../browser/findPiece';
import { markPiece } from '../browser/markPiece';
import type { GuideSite } from '../model/guideSite';
import { readReplyHash, textDigest, type PieceName, type ReadLink } from '../model/replyLink';

/** A piece that the address names, as it is now. */
export interface SentPiece {
  name: PieceName;
  outcome: FoundOutcome;
  /** True where its text is another one than when the link was made. */
  isChanged: boolean;
}

interface Sent {
  link: ReadLink;
  /** Undefined until they have come. */
  pieces: readonly SentPiece[] | undefined;
}

/** Marks what the name says is marked; true where the part, in whatever language, has another text there, or none. */
async function isMarkLost(piece: Piece, { marked = [], digest }: PieceName, site: GuideSite): Promise<boolean> {
  const text = markPiece(piece.content, marked);
  if (text !== undefined) return digest !== '' && textDigest(text) !== digest;
  const others = await Promise.all(site.codes.map((code) => findPiece(piece, code, site)));
  return !others.some((other) => other.status === 'found' && markPiece(other.piece.content, marked) !== undefined);
}

async function lookUp(name: PieceName, code: string, site: GuideSite): Promise<SentPiece> {
  const outcome = await findPiece(name, code, site);
  if (outcome.status !== 'found') return { name, outcome, isChanged: false };
  const { piece } = outcome;
  const asks = name.marked === undefined ? isChanged(piece, name.digest, site) : isMarkLost(piece, name, site);
  return { name, outcome, isChanged: await asks };
}

/** What the address names, read again when it changes; undefined until the page is alive. */
export function useSentPieces(code: string, site: GuideSite): { sent: Sent | undefined; retry: () => void } {
  const [sent, setSent] = useState<Sent>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let round = 0;
    const read = () => {
      round += 1;
      const own = round;
      const link = readReplyHash(window.location.hash);
      setSent({ link, pieces: undefined });
      void Promise.all(link.pieces.map((name) => lookUp(name, code, site))).then((pieces) => {
        if (own === round) setSent({ link, pieces });
      });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      round += 1;
      window.removeEventListener('hashchange', read);
    };
  }, [code, site, attempt]);
  return { sent, retry: () => setAttempt((count) => count + 1) };
}
