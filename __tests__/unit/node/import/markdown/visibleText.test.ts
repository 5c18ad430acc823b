import { createGenerator } from '../../../../support/generator';
import { convertPage } from '../../../../support/importPage';
import { missingWords, visibleWords } from '../../../../../src/node/import/markdown/visibleWords';
import { writtenWords } from '../../../../../src/node/import/markdown/writtenWords';
import { parseMdx } from '../../../../../src/node/content/mdx/parser';
import { prepareSource } from '../../../../../src/node/content/mdx/prepareSource';

const PAGES = 100;

/** The words of a converted page, its title among them. */
function wordsAfter(raw: string): string[] {
  const { text, title = '' } = convertPage(raw);
  return visibleWords(parseMdx(prepareSource(`${title}\n\n${text}`).body));
}

test('of generated pages every word that readers saw is in the new page, and the new page is valid', () => {
  const generator = createGenerator(20);
  for (let number = 0; number < PAGES; number += 1) {
    const raw = generator.page();
    const lost = missingWords(writtenWords(raw), wordsAfter(raw));
    expect({ raw, lost }).toEqual({ raw, lost: [] });
  }
});

test('of generated pages no word is in the new page that readers did not see', () => {
  const generator = createGenerator(21);
  for (let number = 0; number < PAGES; number += 1) {
    const raw = generator.page();
    const added = missingWords(wordsAfter(raw), [...writtenWords(raw), ...generator.labels()]);
    expect({ raw, added }).toEqual({ raw, added: [] });
  }
});

test('code within a block for translators is a part of it', () => {
  const raw = '````mdx-code-block\n<TabItem value="a">\n\n```js\nrun();\n```\n\n</TabItem>\n````\n\nText.\n';
  expect(writtenWords(raw)).toEqual(['run', 'text']);
});
