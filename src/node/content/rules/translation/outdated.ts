import type { Finding } from '../../../diagnostics/diagnostic';
import { isOlder } from '../../../schema/confirmation';
import { readGitDates } from '../../gitDates';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const shelfOf = (page: Doc | Post) => `${'version' in page ? page.version : 'post'} ${page.path}`;

/** Reports translations whose originals have changed later, according to git. */
function adviseTranslations({ docs, posts, codes, folder }: Content): Finding[] {
  const pages = [...docs, ...posts].filter(({ frontMatter }) => !frontMatter.draft);
  const originals = new Map(pages.filter(({ locale }) => locale === codes[0]).map((page) => [shelfOf(page), page]));
  const translations = pages.filter(({ locale }) => locale !== codes[0]);
  const dates = translations.length === 0 ? new Map<string, never>() : readGitDates(folder);
  return translations.flatMap((page): Finding[] => {
    const original = originals.get(shelfOf(page));
    const date = dates.get(page.absolutePath)?.changed;
    const other = dates.get(original?.absolutePath ?? '')?.changed;
    if (original === undefined || date === undefined || other === undefined || !isOlder(date, other)) return [];
    return [{ file: page.file, line: 1, column: 1, ...say('translation/outdated', { file: original.file }) }];
  });
}

export const outdatedTranslation = defineRule(
  'translation/outdated',
  { ...warning('Translations are as new as their originals.'), gentle: 'warning' },
  adviseTranslations,
);
