import { readdirSync, readFileSync } from 'node:fs';
import { editorFiles, yamlSchemas } from '../../../../../scripts/lib/schemas/editorFiles';
import { elementsOf } from '../../../../../src/node/content/mdx/components/registry';
import { LANGUAGES, setLanguage } from '../../../../../src/node/diagnostics/messages';
import { formatText } from '../../../../../src/node/diagnostics/formats/text';
import texts from '../../../../../scripts/lib/check/texts.json';
import { SAMPLE, sampleContext } from '../../../../support/diagnostics';
import { added } from '../../../../support/engine';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

test('the editor files are up to date: else run npm run write', () => {
  const files = editorFiles();
  expect(new Map([...files.keys()].map((file) => [file, readFileSync(file, 'utf8')]))).toEqual(files);
  const schemas = readdirSync('generated/schemas').map((name) => `generated/schemas/${name}`);
  expect(schemas.sort()).toEqual([...files.keys()].filter((file) => file.startsWith('generated/')).sort());
});

test('VS Code has the schema of each file', () =>
  expect(json('.vscode/settings.json')).toEqual({ 'yaml.schemas': yamlSchemas() }));

interface Node {
  description?: string;
  properties?: Record<string, Node>;
}

test('every key of the front matter has a description', () => {
  const files = editorFiles();
  for (const name of ['front-matter-doc', 'front-matter-post']) {
    const schema = JSON.parse(files.get(`generated/schemas/${name}.schema.json`) ?? '{}') as Node;
    const bare = Object.entries(schema.properties ?? {}).filter(
      ([, { description, properties }]) => description === undefined && properties === undefined,
    );
    expect(bare.map(([key]) => key)).toEqual([]);
  }
});

test('every element has a snippet', () => {
  const snippets = json('.vscode/content.code-snippets') as Record<string, { body: string[] }>;
  for (const name of elementsOf(added).keys()) expect(snippets[name]?.body[0]).toMatch(new RegExp(`^<${name}[ >]`));
});

interface Tasks {
  tasks: {
    problemMatcher: {
      pattern: { regexp: string }[];
      background?: { beginsPattern: string; endsPattern: string };
    }[];
  }[];
}

afterEach(() => setLanguage('en'));

test.each(LANGUAGES)('the problem matchers of VS Code parse the report in %s', (language) => {
  setLanguage(language);
  const matchers = (json('.vscode/tasks.json') as Tasks).tasks[0]?.problemMatcher ?? [];
  const lines = formatText(SAMPLE, sampleContext()).split('\n');
  const found = matchers.map(({ pattern }) => {
    const [head, ...texts] = pattern.map(({ regexp }) => new RegExp(regexp));
    return lines.flatMap((line, at) => {
      const place = head?.exec(line)?.slice(1);
      return place === undefined
        ? []
        : [[...place, ...texts.map((text, below) => text.exec(lines[at + 1 + below] ?? '')?.[1])].join(' ')];
    });
  });
  expect(found).toEqual([
    [
      'content/docs/rivi\\nvaihto.mdx 1  error link/broken Kaksi ',
      'content/docs/ä b,c.mdx 2 7 error link/broken The link "/a&b" points to a page that does not exist: 100% <sure>. Did you mean "/a"?',
      'content/docs/ä b,c.mdx 3 1 warning sentence/long This sentence has 26 words, more than the 25 that are read at once. Split it into two.',
    ],
    ['content/docs error site/empty There are no pages. '],
  ]);
  const { beginsPattern = '', endsPattern = '' } = matchers[0]?.background ?? {};
  for (const text of Object.values(texts.begin)) expect(text).toMatch(new RegExp(beginsPattern));
  for (const text of Object.values(texts.end)) expect(text).toMatch(new RegExp(endsPattern));
});
