import type { Finding } from '../../../diagnostics/diagnostic';
import { error } from '../../../diagnostics/rule';
import { shelfOf } from '../../checks/pageTexts';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports repeated descriptions: lists of pages use them to tell pages apart. */
function checkDescriptions({ docs, posts }: Content): Finding[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page): Finding | Finding[] => {
    const key = `${shelfOf(page)} ${page.frontMatter.description.toLowerCase()}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, page.file);
    return owner === undefined
      ? []
      : { file: page.file, ...page.locate(['description']), ...say('description/repeated', { owner }) };
  });
}

export const repeatedDescription = defineRule(
  'description/repeated',
  error('No two pages of a language have one description.'),
  checkDescriptions,
);
