import path from 'node:path';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

const SPACE_OR_CAPITAL = /[\s\p{Lu}]/u;

export const plainName = defineRule(
  'page/plain-name',
  warning('Names of pages and their folders have neither spaces nor capital letters.'),
  ({ folder, codes, docs, posts }) =>
    [...docs, ...posts].flatMap(({ absolutePath, file, locale }) => {
      const ending = locale === codes[0] ? '.mdx' : `.${locale}.mdx`;
      const name = path.relative(folder, absolutePath).slice(0, -ending.length).split(path.sep).join('/');
      if (!SPACE_OR_CAPITAL.test(name)) return [];
      return [
        {
          file,
          message: 'The name of this file has a space or a capital letter, and so has the address of its page.',
          hint: `Rename it to ${name.toLowerCase().replace(/\s+/g, '-')}${ending}: npm run rename also changes the links.`,
        },
      ];
    }),
);
