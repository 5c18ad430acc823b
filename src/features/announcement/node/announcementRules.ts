import { linkKind } from '../../../model/site/link';
import { ownAddress } from '../../../model/site/ownAddress';
import { hrefPath } from '../../../model/site/path';
import type { KnownPaths } from '../../../node/content/checks/knownPaths';
import { ownHrefFinding } from '../../../node/content/checks/ownHref';
import type { Content } from '../../../node/content/loadContent';
import { defineRules } from '../../../node/content/rules/contentRule';
import { error, essential } from '../../../node/diagnostics/rule';
import { parseAnnouncement } from '../model/announcement';
import { messagesOf, type Message } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Links that mean the same on every page. */
const WHOLE_LINKS = ['page', 'external', 'contact'];
const KEY = ['announcement', 'content'];

/** What is wrong with a link in a text that some languages have, where one of them does not show the page. */
function findHiddenPage(href: string, shownIn: readonly string[], { docs, posts, codes }: Content) {
  const path = hrefPath(href);
  const texts = [...docs, ...posts].filter((page) => page.path === path && !page.frontMatter.draft);
  const original = texts.find(({ locale }) => locale === codes[0]);
  if (original === undefined || original.frontMatter.fallback) return undefined;
  const code = shownIn.find((each) => codes.includes(each) && !texts.some(({ locale }) => locale === each));
  if (code === undefined) return undefined;
  return say('hiddenPage', { href, code, file: original.file.replace(/\.mdx$/, `.${code}.mdx`) });
}

function findWrongAddress(href: string, content: Content, paths: KnownPaths) {
  if (WHOLE_LINKS.includes(linkKind(href))) return ownHrefFinding(ownAddress(href, content.own), paths, content);
  return say('wrongAddress', { href });
}

/** The texts of the announcement, each with the languages that show it. */
function textsOf({ site, codes }: Content) {
  const content = site.announcement?.content ?? {};
  return typeof content === 'string'
    ? [{ text: content, at: KEY, shownIn: codes }]
    : Object.entries(content).map(([code, text]) => ({ text, at: [...KEY, code], shownIn: [code] }));
}

/** The rules on the announcement of `site.yaml`. */
export const announcementRules = defineRules(
  {
    'settings/announcement': essential('The announcement has its texts, and its links lead on.'),
    'announcement/fallback': error(
      'The announcement does not link to a page in a language that the page is not shown in.',
    ),
  },
  (content, paths) => {
    const { site, source, codes } = content;
    if (site.announcement === undefined) return [];
    const [defaultCode = ''] = codes;
    const finding = (at: readonly PropertyKey[], found: Message, ofKey = false) => ({
      rule: 'settings/announcement' as const,
      file: source.file,
      ...source.locate(at, ofKey),
      ...found,
    });
    const texts = textsOf(content);
    const isMissing = !texts.some(({ shownIn }) => shownIn.includes(defaultCode));
    const unknown = texts.flatMap(({ at, shownIn }) =>
      shownIn
        .filter((code) => !codes.includes(code))
        .map((code) => ({ at, ...say('unknownLanguage', { code, codes: codes.join(', ') }) })),
    );
    const links = texts.flatMap(({ text, ...place }) =>
      parseAnnouncement(text).flatMap(({ href }) => (href === null ? [] : [{ ...place, href }])),
    );
    const wrong = links.flatMap(({ at, href }) => {
      const found = findWrongAddress(href, content, paths);
      return found === undefined ? [] : [finding(at, found)];
    });
    const hidden = links.flatMap(({ at, href, shownIn }) => {
      const found = findHiddenPage(href, shownIn, content);
      return found === undefined ? [] : [{ ...finding(at, found), rule: 'announcement/fallback' as const }];
    });
    return [
      ...(isMissing ? [finding(KEY, say('noText', { defaultCode }), true)] : []),
      ...unknown.map(({ at, ...found }) => finding(at, found, true)),
      ...wrong,
      ...hidden.slice(0, 1),
    ];
  },
);
