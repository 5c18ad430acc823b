import { parseAnnouncement } from '../../../../model/site/announcement';
import type { Finding } from '../../../diagnostics/diagnostic';
import { linkKind } from '../../../../model/site/link';
import { ownAddress } from '../../../../model/site/ownAddress';
import type { Content } from '../../loadContent';
import { ownSiteOf } from '../../../site/readSite';
import { ownHrefFinding } from './deadAddress';
import type { KnownPaths } from '../../checks/knownPaths';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

/** Links that mean the same on every page. */
const WHOLE_LINKS = ['page', 'external', 'contact'];

/** The announcement has a text in the default locale, for no other locales than the site's, and its links lead on. */
function checkAnnouncement({ site, source, codes }: Content, paths: KnownPaths): Finding[] {
  if (site.announcement === undefined) return [];
  const { content } = site.announcement;
  const [defaultCode = ''] = codes;
  const key = ['announcement', 'content'];
  const texts = typeof content === 'string' ? [{ text: content, at: key }] : [];
  const perLocale = typeof content === 'string' ? {} : content;
  const finding = (at: readonly PropertyKey[], message: string, hint: string | undefined, ofKey = false) => ({
    file: source.file,
    ...source.locate(at, ofKey),
    message,
    hint,
  });
  const missing =
    typeof content === 'string' || defaultCode in content
      ? []
      : [
          finding(
            key,
            `The announcement has no text in the default language, "${defaultCode}".`,
            `Add it: ${defaultCode}: …`,
            true,
          ),
        ];
  const unknown = Object.keys(perLocale)
    .filter((code) => !codes.includes(code))
    .map((code) =>
      finding([...key, code], `The site has no language "${code}".`, `Its languages are ${codes.join(', ')}.`, true),
    );
  const links = [...texts, ...Object.entries(perLocale).map(([code, text]) => ({ text, at: [...key, code] }))].flatMap(
    ({ text, at }) =>
      parseAnnouncement(text).flatMap(({ href }) => {
        if (href === null) return [];
        if (!WHOLE_LINKS.includes(linkKind(href)))
          return [
            finding(
              at,
              `The announcement's link "${href}" leads nowhere.`,
              'Write the path of a page, /docs/saldo, or a whole address: https://tuki.example.com',
            ),
          ];
        const found = ownHrefFinding(ownAddress(href, ownSiteOf(site)), paths);
        return found === undefined ? [] : [finding(at, found.message, found.hint)];
      }),
  );
  return [...missing, ...unknown, ...links];
}

export const announcement = defineRule(
  'settings/announcement',
  essential('The announcement has its texts, and its links lead on.'),
  checkAnnouncement,
);
