import path from 'node:path';
import { warning } from '../../../diagnostics/rule';
import { listFiles } from '../../../files/listFiles';
import { readText } from '../../../files/readText';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** A line, or a table row, that ends a sentence. Other lines of a template, such as its table heads, should stay. */
const SENTENCE = /\p{L}.*[.?!]\s*\|?$/u;

/** Returns the sentences of a file below its front matter, with their line numbers. */
function sentences(file: string): [text: string, line: number][] {
  const lines = readText(file).split('\n');
  const start = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.flatMap((text, at): [string, number][] =>
    at > start && SENTENCE.test(text) && !/^#|\$[a-z]/.test(text) ? [[text.trim(), at + 1]] : [],
  );
}

export const skeleton = defineRule(
  'text/skeleton',
  warning('No published page has sentences of the templates of `npm run new`.'),
  ({ folder, docs, posts }) => {
    const templates = listFiles(path.join(folder, 'templates'));
    const written = new Set(templates.flatMap(sentences).map(([text]) => text));
    const pages = [...docs, ...posts].filter(({ frontMatter }) => !frontMatter.draft && written.size > 0);
    return pages.flatMap(({ absolutePath, file }) =>
      sentences(absolutePath).flatMap(([text, line]) =>
        written.has(text) ? [{ file, line, column: 1, ...say('text/skeleton') }] : [],
      ),
    );
  },
);
