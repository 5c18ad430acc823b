import { withPrefix } from 'gatsby';
import { catalogueText } from '../../../i18n/catalogueText';
import type { TextKey } from '../../../i18n/useText';
import { pageDataPath } from '../../../model/navigation/pageNavigation';
import { localizedPath } from '../../../model/site/locale';
import { languageName } from '../../../model/text/languageName';
import { supportSettings } from './supportSettings';
import type { SiteLocales } from '../model/siteLocales';

/** A key of the texts of replies, without the namespace. */
type ReplyKey = Extract<TextKey, `reply.${string}`> extends `reply.${infer Key}` ? Key : never;

/** Returns a text of the support tools in one language. */
export type ReplyText = (key: ReplyKey, values?: Record<string, string | number>) => string;

const requests = new Map<string, Promise<ReplyText>>();

async function fetchTexts(code: string, { defaultCode }: SiteLocales): Promise<ReplyText> {
  const path = withPrefix(pageDataPath(localizedPath(supportSettings().replyPath, code, defaultCode)));
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}.`);
  const page = (await answer.json()) as { result: { data: { locales: object } } };
  const { locales } = page.result.data;
  return (key, values) => catalogueText(locales, `reply.${key}`, values);
}

/** Loads the tools' texts from the data of the reply's page. Throws if that fails; the next call tries again. */
export function replyTexts(code: string, site: SiteLocales): Promise<ReplyText> {
  const request = requests.get(code) ?? fetchTexts(code, site);
  requests.set(code, request);
  request.catch(() => requests.delete(code));
  return request;
}

/** Returns the note that a text is not in the customer's language; empty for one that is. */
export function languageNote(lang: string, customer: string, text: ReplyText): string {
  if (lang === customer) return '';
  return text('onlyIn', { language: languageName(lang, customer) });
}
