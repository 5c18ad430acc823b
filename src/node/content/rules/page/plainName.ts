import path from 'node:path';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const SPACE_OR_CAPITAL = /[\s\p{Lu}]/u;

export const plainName = defineRule(
  'page/plain-name',
  warning('Names of pages and their folders have neither spaces nor capital letters.'),
  ({ folder, codes, docs, posts }) =>
    [...docs, ...posts].flatMap(({ absolutePath, file, locale }) => {
      const ending = locale === codes[0] ? '.mdx' : `.${locale}.mdx`;
      const name = path.relative(folder, absolutePath).slice(0, -ending.length).split(path.sep).join('/');
      if (!SPACE_OR_CAPITAL.test(name)) return [];
      return [{ file, ...say('page/plain-name', { name: name.toLowerCase().replace(/\s+/g, '-'), ending }) }];
    }),
);
