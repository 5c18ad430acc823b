import type { Finding } from '../../../diagnostics/diagnostic';
import { mdxTargets } from '../../mdxTargets';
import { lineAt } from '../../../text/sourceText';
import { splitAddress } from '../../../../model/site/path';
import { readText } from '../../../files/readText';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const RELATIVE = /^\.{1,2}\//;

/** Reports links to relative files, which break when one of the two files moves. */
function checkRelativeLinks({ docs, posts, brokenDocs }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ absolutePath, file, path, content }): Finding[] => {
    if (brokenDocs.includes(path)) return [];
    const text = readText(absolutePath);
    if (!/\.mdx/.test(text)) return [];
    return mdxTargets(text).flatMap(({ value, start }): Finding[] => {
      const { pathname, hash } = splitAddress(value);
      const line = lineAt(text, start);
      if (!RELATIVE.test(pathname) || !pathname.endsWith('.mdx')) return [];
      const to = content.links.find((link) => link.line === line && splitAddress(link.href).hash === hash)?.href;
      if (to === undefined) return [];
      const column = start - text.lastIndexOf('\n', start - 1);
      return [{ file, line, column, ...say('link/relative', { value, to }), fix: { targets: [{ from: value, to }] } }];
    });
  });
}

export const relativeLink = defineRule(
  'link/relative',
  { description: 'Links name pages by their whole path.', level: 'off' },
  checkRelativeLinks,
);
