import { ID_WRITERS } from '../src/plain/headingIds';
import { matchGlobs, matchIgnored } from '../src/docusaurus/pathPatterns';

describe('ids of headings', () => {
  const HEADINGS = '1. Käyttö & öljy|v2.0 `a.b`|A|A|A_1|A - B|Straße|日本|C++|_x_ [y](z)';
  const GITHUB = '1-käyttö--öljy|v20-ab|a|a-1|a_1|a---b|straße|日本|c|x-y';
  test.each([
    ['python', '1-kaytto-oljy|v20-ab|a|a_1|a_2|a-b|strae|_1|c|x-y'],
    ['python-unicode', '1-käyttö-öljy|v20-ab|a|a_1|a_2|a-b|straße|日本|c|x-y'],
    ['pymdown', '1-Käyttö--öljy|v20-ab|A|A_1|A_2|A---B|Straße|日本|C|x-y'],
    ['pymdown-lower', '1-käyttö--öljy|v20-ab|a|a_1|a_2|a---b|straße|日本|c|x-y'],
    ['vitepress', '_1-kaytto-oljy|v2-0-a-b|a|a-1|a-1-1|a-b|straße|日本|c|x-y'],
  ] as const)('%s', (rule, ids) => {
    const [texts, usual, own] = [HEADINGS, GITHUB, ids].map((list) => list.split('|'));
    const written = (id: string, index: number) => (id === usual?.[index] ? '' : ` {#${id}}`);
    const pageOf = (lines: readonly string[] = []) => ['# Title', ...lines].join('\n\n');
    const expected = texts?.map((text, index) => `## ${text}${written(own?.[index] ?? '', index)}`);
    expect(ID_WRITERS[rule](pageOf(texts?.map((text) => `## ${text}`)))).toBe(pageOf(expected));
  });

  test('explicit ids stay, and other forms of headings get theirs', () => {
    const text = '## Ä {#a}\n\n### A ###\n\nÖ\n---\n\n## <!-- b -->\n\n```\n## Ä\n```';
    expect(ID_WRITERS.python(text)).toBe(
      '## Ä {#a}\n\n### A {#a_1}\n\nÖ<a id="o"></a>\n---\n\n## <!-- b -->\n\n```\n## Ä\n```',
    );
  });

  test('many equal headings take no longer', () => {
    expect(ID_WRITERS.python('## ä\n\n'.repeat(1000))).toContain('{#a_999}');
  });
});

test.each([
  ['drafts/', 'a/drafts/b.md', true],
  ['/drafts/', 'a/drafts/b.md', false],
  ['*.tmp.md\n!keep.tmp.md', 'a/b.tmp.md', true],
  ['*.tmp.md\n!keep.tmp.md', 'a/keep.tmp.md', false],
  ['# a\na/*/c.md', 'a/b/c.md', true],
  ['a/*/c.md', 'b/a/b/c.md', false],
])('the rules %j exclude %s: %s', (rules, file, expected) => expect(matchIgnored(rules)(file)).toBe(expected));

test.each([
  ['**/guide/examples/*', 'guide/examples/a.md', true],
  ['**/guide/examples/*', 'guide/examples/a/b.md', false],
  ['./{a,b}.md', 'b.md', true],
  ['a.{md', 'a.{md', true],
  ['*'.padEnd(40, 'a*'), 'x.md', true],
])('the glob %s matches %s: %s', (glob, file, expected) => expect(matchGlobs([glob])(file)).toBe(expected));
