import { readFileSync } from 'node:fs';
import { commandTable } from '../../../../../scripts/lib/handbook/commandTable';
import { generatedTexts } from '../../../../../scripts/lib/handbook/generatedTexts';
import { formatFindings, pageFindings } from '../../../../../scripts/lib/handbook/pageFindings';
import {
  readCommands,
  readPages,
  readProject,
  readScripts,
} from '../../../../../scripts/lib/handbook/readPages';
import { fillRegions, regionNames } from '../../../../../scripts/lib/handbook/regions';
import { siteSchema } from '../../../../../src/node/schema/siteSchema';

const pages = readPages();
const texts = generatedTexts();

describe('the handbook', () => {
  test('has the tables that `npm run handbook` writes', () => {
    const outdated = pages.filter(({ text }) => fillRegions(text, texts) !== text).map(({ file }) => file);
    expect(outdated).toEqual([]);
  });

  test('shows each table once', () => {
    const shown = pages.flatMap(({ text }) => regionNames(text));
    expect(shown.sort()).toEqual([...texts.keys()].sort());
  });

  test('shows every setting', () => {
    const tables = [...texts].filter(([name]) => name.startsWith('settings')).map(([, text]) => text);
    const missing = Object.keys(siteSchema.shape).filter((key) => !tables.some((table) => table.includes(`\`${key}`)));
    expect(missing).toEqual([]);
  });

  test('describes every command', () => {
    const table = commandTable(readCommands(), readScripts());
    expect(table.split('\n')).toHaveLength(readCommands().length + 2);
  });

  test('says of every package, and of no other, why it is there', () => {
    const [table = ''] = pages.find(({ file }) => file === 'handbook/packages.md')?.text.split('| Override |') ?? [];
    const named = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => names.match(/[^`, ]+(?=`)/g) ?? []);
    const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    const used = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
    const means = (name: string, each: string) =>
      name === each || (name.endsWith('*') && each.startsWith(name.slice(0, -1)));
    expect(used.filter((each) => !named.some((name) => means(name, each)))).toEqual([]);
    expect(named.filter((name) => !used.some((each) => means(name, each)))).toEqual([]);
  });

  test('has no dead links, long lines, padded tables or unknown commands', () => {
    expect(formatFindings(pageFindings(pages, readProject()))).toBe('');
  });

  test('is read whole', () => {
    expect(pages.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'handbook/README.md', 'handbook/writing/pages.md']),
    );
  });
});
