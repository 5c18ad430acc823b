import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { pageRules } from '../../../../node/bundle/siteStyles';
import { formatFinding } from '../../../../node/diagnostics/diagnostic';
import { unicodeRange } from '../../node/fontFaces';
import { readFont } from '../../node/readFont';
import { readTheme } from '../../node/readTheme';
import { subsetFont } from '../../node/subsetFont';
import { diagnosticsAfter } from '../../../../../__tests__/support/errorCases';
import { makeTemporaryFolder, type Changes } from '../../../../../__tests__/support/contentFolder';

type Subset = (font: Buffer, text: undefined, options: object) => Promise<Buffer>;
const subset = createRequire(path.resolve('package.json'))('subset-font') as Subset;

const themeOf = (files: Changes) => readTheme(makeTemporaryFolder(files));

const themeFindings = async (changes: Changes) =>
  (await diagnosticsAfter(changes)).filter(({ rule }) => rule.startsWith('theme/'));

describe('font files', () => {
  const SOURCE = 'node_modules/@fontsource/source-sans-3/files/source-sans-3-';
  const font = (name: string) => readFileSync(`${SOURCE}${name}.woff2`);
  const FILES = { 'fonts/a.woff2': font('latin-400-normal'), 'fonts/b.woff2': font('latin-700-normal') };
  const settings = (...files: string[]) => `fonts: { text: { files: [${files.join()}] } }\n`;

  test('become faces, with fonts of devices that are as wide and as high', () => {
    const folder = makeTemporaryFolder({ ...FILES, 'theme.yaml': settings('fonts/b.woff2', 'fonts/a.woff2') });
    const { font: families, faces = '', copies } = readTheme(folder) ?? {};
    expect(families?.text).toBe('"site-text","site-text-0","site-text-1",sans-serif');
    const regular = /^\/static\/fonts\/a-[0-9a-f]{10}\.woff2$/;
    expect(copies?.map(({ path }) => path)).toEqual([expect.stringMatching(/\/b-/), expect.stringMatching(regular)]);
    expect(faces).toContain('format("woff2");font-weight:400;font-style:normal;font-display:swap}');
    // 0.4366 em, the width of the font's letters, of the 0.456 em of Arial's, and its ascent of 1.024 em.
    expect(faces).toContain(
      'font-weight:100 599;size-adjust:95.74%;ascent-override:106.95%;descent-override:41.78%;line-gap-override:0%}',
    );
    expect(faces).not.toContain('unicode-range');
    expect(pageRules('a{}', { faces }, '/ohje/')).toContain('src:url("/ohje/static/fonts/b-');
  });

  test('of one face load by the characters of a page, each from the first file that has it', () => {
    const files = { 'a.woff2': font('latin-400-normal'), 'b.woff2': font('latin-ext-400-normal') };
    const { faces = '' } = themeOf({ ...files, 'theme.yaml': settings('a.woff2', 'b.woff2') }) ?? {};
    const [latin = '', extended = ''] = [...faces.matchAll(/unicode-range:([^}]+)/g)].map(([, range]) => range);
    expect(latin).toMatch(/^U\+(0-|D,U\+20-|20-)/);
    expect(extended).toContain('U+100-');
    expect(extended).not.toMatch(/U\+[4-7][0-9A-F]\b/);
    expect(unicodeRange(new Set([100, 65, 66]))).toBe('U+41-42,U+64');
  });

  const charactersOf = (file: Buffer) => {
    const facts = readFont(file);
    return typeof facts === 'string' ? new Set<number>() : facts.characters;
  };
  const codesOf = (text: string) => [...text].map((each) => each.codePointAt(0) ?? 0);

  test('are served with the characters of the site’s languages, their features and a name of their own', async () => {
    const served = async (whole: Buffer, locales: Changes) => {
      const folder = makeTemporaryFolder({ 'a.woff2': whole, ...locales, 'theme.yaml': settings('a.woff2') });
      const [copy] = readTheme(folder)?.copies ?? [];
      await copy?.make(`${folder}/made`);
      return { path: copy?.path, file: readFileSync(`${folder}/made`) };
    };
    const latin = await served(font('latin-400-normal'), {});
    expect(latin.file.length).toBeLessThan(font('latin-400-normal').length);
    const isServed = (code: number) => charactersOf(latin.file).has(code);
    expect(codesOf('Aäœ€–−\u0308').map(isServed)).toEqual([true, true, true, true, true, true, false]);
    expect((create(latin.file) as Font).availableFeatures).toEqual(expect.arrayContaining(['kern', 'frac', 'pnum']));
    const cyrillic = font('cyrillic-400-normal');
    expect((await served(cyrillic, {})).file).toEqual(cyrillic);
    const combining = await served(font('latin-400-normal'), { 'locales/fi/a.json': '{"a":"\u0304"}' });
    expect(charactersOf(combining.file)).toContain(0x304);
    expect(combining.path).not.toBe(latin.path);
  });

  test('have no name that their maker reserves, and keep the licence and its text', async () => {
    const file = font('latin-400-normal');
    type Named = Font & { name: { records: Record<string, Record<string, string>> } };
    const namesOf = (bytes: Buffer) =>
      Object.entries((create(bytes) as Named).name.records).map(([name, { en }]) => [name, en]);
    expect(namesOf(file)).toContainEqual(['postscriptName', 'SourceSans3ExtraLight-Regular']);
    const names = namesOf(await subsetFont(file, new Set(codesOf('abc'))));
    expect(names).toEqual(
      expect.arrayContaining([
        ['copyright', '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’'],
        ['licenseURL', 'http://scripts.sil.org/OFL'],
        ['fontFamily', 'Subset Sans 3 ExtraLight'],
        ['postscriptName', 'SubsetSans3ExtraLight-Regular'],
      ]),
    );
    expect(names.filter(([name, text]) => name !== 'copyright' && text?.includes('Source'))).toEqual([]);
  });

  test('of a variable weight have the widths of regular and bold words, and keep their axes', async () => {
    const file = readFileSync(
      'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    );
    const widthsOf = (bytes: Buffer) => Object(readFont(bytes)) as { widths: [number, number]; weight: string };
    const [thin, variable] = [widthsOf(font('latin-400-normal')), widthsOf(file)];
    expect(variable.widths[0]).toBeCloseTo(thin.widths[0], 3);
    expect(variable.widths[1] / thin.widths[0]).toBeCloseTo(1.049, 3);
    const part = widthsOf(await subsetFont(file, new Set(codesOf('abcdefghijklmnopqrstuvwxyzäö '))));
    expect(part).toMatchObject({ weight: '200 900', widths: [expect.closeTo(variable.widths[0]), expect.anything()] });
  });

  test('are served whole where their maker wants it so, or where they cannot be cut', async () => {
    const convert = (file: Buffer, targetFormat: 'truetype' | 'woff2') =>
      subset(file, undefined, { keepAllGlyphs: true, targetFormat });
    const plain = await convert(font('latin-400-normal'), 'truetype');
    const table = plain.readUInt32BE(plain.indexOf('OS/2') + 8);
    plain.writeUInt16BE(0x100, table + 8);
    const facts = readFont(await convert(plain, 'woff2'));
    expect(facts).toMatchObject({ mayBeSubset: false, weight: '400' });
    const damaged = Buffer.from('wOF2');
    expect(await subsetFont(damaged, new Set([65]))).toBe(damaged);
  });

  test.each<[what: string, file: Uint8Array | null, message: string]>([
    ['missing', null, 'The content folder has no font file "a.woff2".'],
    ['of another format', Buffer.from('wOFF and more'), '"a.woff2" is not a WOFF2 file.'],
    ['cut short', FILES['fonts/a.woff2'].subarray(0, 9000), 'it is damaged or cut short.'],
    ['damaged', Buffer.concat([FILES['fonts/a.woff2'].subarray(0, 200), Buffer.alloc(20_000)]), 'it is damaged'],
    ['too large', Buffer.concat([FILES['fonts/a.woff2'], Buffer.alloc(500_000)]), 'is larger than 500 kB'],
  ])('that are %s are reported and left out', async (_what, file, message) => {
    const yaml = { 'theme.yaml': settings('a.woff2') };
    const files: Changes = file === null ? yaml : { ...yaml, 'a.woff2': file };
    const [finding, ...others] = await themeFindings(files);
    expect(finding && formatFinding(finding)).toContain('content/theme.yaml:1:26');
    expect(finding?.message).toContain(message);
    expect(finding?.hint).toBeTruthy();
    expect([others, themeOf(files)?.copies]).toEqual([[], undefined]);
  });
});
