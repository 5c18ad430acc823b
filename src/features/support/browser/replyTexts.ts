import { withPrefix } from 'gatsby';
import { catalogueText } from '../../../i18n/catalogueText';
import type { TextKey } from '../../../i18n/textKey';
import { pageDataPath } from '../../../model/navigation/pageNavigation';
import { localizedPath } from '../../../model/site/locale';
import { REPLY_PATH } from '../model/replyPath';
import type { GuideSite } from '../model/guideSite';

/** A key of the texts of replies, without the namespace. */
type ReplyKey = Extract<TextKey, `reply.${string}`> extends `reply.${infer Key}` ? Key : never;

/** Gives a text of the kit in a language. */
export type ReplyText = (key: ReplyKey, values?: Record<string, string | number>) => string;

const known = new Map<string, Promise<ReplyText>>();

async function fetchTexts(code: string, { defaultCode }: GuideSite): Promise<ReplyText> {
  const path = withPrefix(pageDataPath(localizedPath(REPLY_PATH, code, defaultCode)));
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const page = (await answer.json()) as { result: { data: { locales: Queries.CataloguesFragment } } };
  const { locales } = page.result.data;
  return (key, values) => catalogueText(locales, `reply.${key}`, values);
}

/**
 * The texts around replies in a language: those of the page that shows a reply, so that no other page carries them.
 * @throws when they cannot be had; the next call tries again
 */
export function replyTexts(code: string, site: GuideSite): Promise<ReplyText> {
  const asked = known.get(code) ?? fetchTexts(code, site);
  known.set(code, asked);
  asked.catch(() => known.delete(code));
  return asked;
}
