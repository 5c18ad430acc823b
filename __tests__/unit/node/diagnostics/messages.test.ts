import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  environmentLanguage,
  LANGUAGES,
  messageLanguage,
  messagesOf,
  setLanguage,
} from '../../../../src/node/diagnostics/messages';
import { listFiles } from '../../../../src/node/files/listFiles';

type Catalogue = Record<string, Record<string, string>>;

const files = ['src', 'scripts'].flatMap((folder) => listFiles(folder));
const catalogues = files
  .filter((file) => path.basename(file) === 'texts.json')
  .map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as Catalogue] as const);
/** Content catalogues are merged, so each key may exist only once. */
const ofContent = catalogues.flatMap(([file, texts]) =>
  file.startsWith('src/node/content/') ? Object.keys(texts) : [],
);
const namesIn = (text = '') => new Set([...text.matchAll(/\{([a-z]\w*)[}|]/g)].map(([, name = '']) => name));

/** The keys of an expression as patterns: a variable in a key can be any word. */
function keysIn(node: ts.Node): RegExp[] {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return node.getChildren().flatMap(keysIn);
  const all = ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map(({ literal }) => literal)] : [node];
  return [new RegExp(`^${all.map(({ text }) => text.replaceAll('.', '\\.')).join('\\w*')}$`)];
}

/** The calls that build messages: their keys and value names; undefined if the values are a variable. */
function callsIn(node: ts.Node): { keys: RegExp[]; names: string[] | undefined }[] {
  const inside = node.getChildren().flatMap(callsIn);
  if (!ts.isCallExpression(node) || !/^(?:say|word|sayOfReport|schemaError)$/.test(node.expression.getText()))
    return inside;
  const [key = node, values] = node.arguments.filter((argument) => argument.getText() !== 'say');
  const names =
    values === undefined || ts.isObjectLiteralExpression(values)
      ? (values?.properties.map((each) => each.name?.getText() ?? '') ?? [])
      : undefined;
  return [...inside, { keys: keysIn(key), names }];
}

const sources = files
  .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
  .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
const calls = sources.flatMap(callsIn);
/** String literals of the code, for keys that are chosen before the call. */
const literals = new Set(sources.flatMap(({ text }) => [...text.matchAll(/'([\w./-]+)'/g)].map(([, word]) => word)));

test.each(catalogues)('%s has all languages, with the same placeholders and hints', (_file, texts) => {
  for (const [key, languages] of Object.entries(texts)) {
    expect([key, Object.keys(languages).sort()]).toEqual([key, [...LANGUAGES]]);
    expect(ofContent.filter((each) => each === key).length).toBeLessThan(2);
    for (const text of Object.values(languages)) {
      expect([key, namesIn(text)]).toEqual([key, namesIn(languages.en)]);
      expect([key, text.split('\n').length]).toEqual([key, languages.en?.split('\n').length]);
    }
  }
});

test.each(catalogues)('the code uses every text of %s, with values for its placeholders', (_file, texts) => {
  for (const [key, { en }] of Object.entries(texts)) {
    const own = calls.filter(({ keys }) => keys.some((pattern) => pattern.test(key)));
    const lacking = own.filter(({ names }) => [...namesIn(en)].some((name) => names?.includes(name) === false));
    expect([key, own.length > 0 || literals.has(key), lacking]).toEqual([key, true, []]);
  }
});

describe('the language', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  test.each<[Record<string, string>, string]>([
    [{ LANG: 'fi_FI.UTF-8' }, 'fi'],
    [{ LANG: 'fi_FI.UTF-8', LC_MESSAGES: 'sv_FI' }, 'sv'],
    [{ LANG: 'fi_FI.UTF-8', LC_MESSAGES: 'sv_FI', LC_ALL: 'C.UTF-8' }, 'en'],
    [{ LANG: 'fi', LC_ALL: '' }, 'fi'],
    [{ LANG: 'fil_PH' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{}, 'en'],
    [{ LANG: 'fi', MESSAGE_LANGUAGE: 'sv' }, 'sv'],
  ])('%j is %s', (variables, language) => {
    process.env = variables as NodeJS.ProcessEnv;
    expect([environmentLanguage(), messageLanguage()]).toEqual([language, variables.MESSAGE_LANGUAGE ?? 'en']);
  });

  test('formats counts and numbers for the language', () => {
    const say = messagesOf({
      many: { en: '{n} {n|page|pages}', fi: '{n} {n|sivu|sivua}\nKorjaa.', sv: '{n} {n|sida|sidor}' },
    });
    process.env = { MESSAGE_LANGUAGE: 'fi' } as unknown as NodeJS.ProcessEnv;
    expect([say('many', { n: 1 }), say('many', { n: 12345.5 }, 'Muu.')]).toEqual([
      { message: '1 sivu', hint: 'Korjaa.' },
      { message: '12\u00a0345,5 sivua', hint: 'Muu.' },
    ]);
    setLanguage('sv');
    expect(say('many', { n: 2 })).toEqual({ message: '2 sidor', hint: undefined });
    expect(() => say('many')).toThrow('needs a value for "n"');
  });
});
