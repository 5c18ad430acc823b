import { useEffect, useState } from 'react';
import { findExcerpt, isChanged, type FoundOutcome, type Excerpt } from '../browser/findExcerpt';
import type { SiteLocales } from '../model/siteLocales';
import { readReplyHash, textDigest, type ExcerptRef, type ReadLink } from '../model/replyLink';
import { findQuote, withoutSpaces } from '../model/quotes';
import { DROPPED } from '../browser/readBlocks';

/** Returns the text nodes that `readBlocks` reads. */
function textsIn(content: HTMLElement): Text[] {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest(DROPPED) === null) texts.push(text);
  }
  return texts;
}

/** Returns the index in a text of its n-th character that is not a space. */
function indexOf(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) continue;
    if (seen === count) return at;
    seen += 1;
  }
  return text.length;
}

/** Puts `<mark>` around a quote, and returns it without spaces; undefined where the excerpt does not contain it. */
export function highlightQuote(content: HTMLElement, bounds: readonly string[]): string | undefined {
  const texts = textsIn(content);
  const whole = texts.map(({ data }) => withoutSpaces(data)).join('');
  const found = findQuote(whole, bounds);
  if (found === undefined) return undefined;
  const [from, to] = found;
  let before = 0;
  for (const text of texts) {
    const { length } = withoutSpaces(text.data);
    const start = Math.max(0, from - before);
    const end = Math.min(length, to - before);
    before += length;
    if (start >= end) continue;
    const range = content.ownerDocument.createRange();
    range.setStart(text, indexOf(text.data, start));
    range.setEnd(text, indexOf(text.data, end - 1) + 1);
    range.surroundContents(content.ownerDocument.createElement('mark'));
  }
  return whole.slice(from, to);
}

/** An excerpt in the address with the result of its look-up. */
export interface LinkedExcerpt {
  name: ExcerptRef;
  outcome: FoundOutcome;
  /** True if its text has changed since the link was made. */
  isChanged: boolean;
}

interface LinkedReply {
  link: ReadLink;
  /** Undefined while they load. */
  excerpts: readonly LinkedExcerpt[] | undefined;
}

/** Highlights the quote. Returns true if the section has it in no language, or has another text there. */
async function isQuoteLost(excerpt: Excerpt, { quoted = [], digest }: ExcerptRef, site: SiteLocales): Promise<boolean> {
  const text = highlightQuote(excerpt.content, quoted);
  if (text !== undefined) return digest !== '' && textDigest(text) !== digest;
  const others = await Promise.all(site.codes.map((code) => findExcerpt(excerpt, code, site)));
  return !others.some(
    (other) => other.status === 'found' && highlightQuote(other.excerpt.content, quoted) !== undefined,
  );
}

async function lookUp(name: ExcerptRef, code: string, site: SiteLocales): Promise<LinkedExcerpt> {
  const outcome = await findExcerpt(name, code, site);
  if (outcome.status !== 'found') return { name, outcome, isChanged: false };
  const { excerpt } = outcome;
  const changed = name.quoted === undefined ? isChanged(excerpt, name.digest, site) : isQuoteLost(excerpt, name, site);
  return { name, outcome, isChanged: await changed };
}

/** Looks up the excerpts in the address, and again when its hash changes; undefined before hydration. */
export function useLinkedExcerpts(
  code: string,
  site: SiteLocales,
): { linked: LinkedReply | undefined; retry: () => void } {
  const [linked, setSent] = useState<LinkedReply>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let round = 0;
    const read = () => {
      round += 1;
      const started = round;
      const link = readReplyHash(window.location.hash);
      setSent({ link, excerpts: undefined });
      void Promise.all(link.excerpts.map((name) => lookUp(name, code, site))).then((excerpts) => {
        if (started === round) setSent({ link, excerpts });
      });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      round += 1;
      window.removeEventListener('hashchange', read);
    };
  }, [code, site, attempt]);
  return { linked, retry: () => setAttempt((count) => count + 1) };
}
