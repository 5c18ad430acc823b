import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReadable } from '../../../node/files/readText';
import { isInside } from '../../../node/files/isInside';
import { plainName } from '../../../node/files/readImage';
import type { ThemeFile } from '../../../theme/themeValues';
import { readFont, type FontFacts } from './readFont';
import { keptCharacters, keptRows, subsetFont } from './subsetFont';

/** The fonts of a role, as `theme.yaml` has them: families of readers' devices, or files. */
export type FontSettings = string | { files: string[]; fallback?: keyof typeof DEVICE_FONTS | undefined };
type FontRole = 'text' | 'headings' | 'code';
export type FontsSettings = { [Role in FontRole]?: FontSettings | undefined };

/** Largest size of a font file, in bytes. */
export const MAX_FONT_BYTES = 500_000;
const DIGEST_LENGTH = 10;
const REGULAR = 400;
const BOLD = 600;
/** Code points without a letter that may lie between two of a range, which keeps `unicode-range` short. */
const RANGE_GAP = 16;

/** Fonts of devices until the site's own load, with average widths in ems, regular and bold, as in `readFont`. */
export const DEVICE_FONTS = {
  'sans-serif': [
    { names: ['Arial', 'Liberation Sans', 'Roboto'], widths: [0.456, 0.496] },
    { names: ['DejaVu Sans'], widths: [0.524, 0.593] },
  ],
  serif: [
    { names: ['Times New Roman', 'Liberation Serif'], widths: [0.417, 0.447] },
    { names: ['DejaVu Serif'], widths: [0.53, 0.588] },
  ],
  monospace: [
    { names: ['Courier New', 'Liberation Mono'], widths: [0.6, 0.6] },
    { names: ['DejaVu Sans Mono'], widths: [0.602, 0.602] },
  ],
} as const;

interface FontFile extends ThemeFile {
  facts: FontFacts;
}

type FontProblem = 'missing' | 'kind' | 'damaged' | 'large';

/** Reads a font file of the content folder, of which the site serves the characters in some rows. */
function readFontFile(folder: string, name: string, rows: ReadonlySet<number>): FontFile | FontProblem {
  const file = path.resolve(folder, name);
  if (!isInside(file, folder) || !isReadable(file)) return 'missing';
  const bytes = readFileSync(file);
  const facts = readFont(bytes);
  if (typeof facts === 'string') return facts;
  if (bytes.length > MAX_FONT_BYTES) return 'large';
  const characters = facts.mayBeSubset ? keptCharacters(facts.characters, rows) : facts.characters;
  const isWhole = characters.size === facts.characters.size;
  const digest = createHash('sha256')
    .update(bytes)
    .update([...characters].join())
    .digest('hex');
  return {
    path: `/static/fonts/${plainName(file)}-${digest.slice(0, DIGEST_LENGTH)}.woff2`,
    make: async (target) => writeFile(target, isWhole ? bytes : await subsetFont(bytes, characters)),
    facts: { ...facts, characters },
  };
}

const rule = (declarations: Readonly<Record<string, string | undefined>>) => {
  const written = Object.entries(declarations).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}:${value}`,
  );
  return `@font-face{${written.join(';')}}`;
};

/** @example unicodeRange(new Set([65, 66, 67, 100])) // 'U+41-43,U+64' */
export function unicodeRange(characters: ReadonlySet<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && code - range[1] <= RANGE_GAP) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

const faceOf = ({ weight, isItalic }: FontFacts) => `${weight} ${isItalic}`;

/** Returns the rules of a family's files. Of several for one face, a page loads only those with its characters. */
function fileRules(family: string, files: readonly FontFile[]): string[] {
  return files.flatMap(({ path: url, facts }, index) => {
    const siblings = files.filter((other) => faceOf(other.facts) === faceOf(facts));
    const earlier = files.slice(0, index).filter((other) => siblings.includes(other));
    const own = [...facts.characters].filter((code) => !earlier.some((other) => other.facts.characters.has(code)));
    if (own.length === 0) return [];
    return rule({
      'font-family': `"${family}"`,
      src: `url("${url}")format("woff2")`,
      'font-weight': facts.weight,
      'font-style': facts.isItalic ? 'italic' : 'normal',
      'font-display': 'swap',
      'unicode-range': siblings.length > 1 ? unicodeRange(new Set(own)) : undefined,
    });
  });
}

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;
const lightest = ({ weight }: FontFacts) => Number.parseInt(weight);
const heaviest = ({ weight }: FontFacts) => Number(weight.split(' ').at(-1));

/** Returns the upright file with the letters of texts whose weight is nearest to the regular one. */
function regularOf(files: readonly FontFile[]): FontFile | undefined {
  const distance = ({ facts }: FontFile) => Math.max(0, lightest(facts) - REGULAR, REGULAR - heaviest(facts));
  const upright = files.filter(({ facts }) => !facts.isItalic && facts.widths !== undefined);
  return [...upright].sort((a, b) => distance(a) - distance(b))[0];
}

/** Returns rules that make device fonts as wide and high as the files, so that no text moves later. */
function deviceRules(family: string, files: readonly FontFile[], fallback: keyof typeof DEVICE_FONTS) {
  const regular = regularOf(files);
  const bold = files.find(({ facts }) => !facts.isItalic && facts.widths !== undefined && heaviest(facts) >= BOLD);
  const shown = [regular, bold].flatMap((file, isBold) => (file === undefined ? [] : [{ ...file.facts, isBold }]));
  return DEVICE_FONTS[fallback].map(({ names, widths }, index) => {
    const name = `${family}-${index}`;
    const rules = shown.map(({ widths: own = [0, 0], ascent, descent, lineGap, isBold }) => {
      const size = isBold === 1 ? own[1] / widths[1] : own[0] / widths[0];
      return rule({
        'font-family': `"${name}"`,
        src: names.map((local) => `local("${local}${isBold === 1 ? ' Bold' : ''}")`).join(),
        'font-weight': isBold === 1 ? '600 900' : '100 599',
        'size-adjust': percent(size),
        'ascent-override': percent(ascent / size),
        'descent-override': percent(descent / size),
        'line-gap-override': percent(lineGap / size),
      });
    });
    return { name, rules };
  });
}

/** Reads the fonts of a theme. Files with errors are left out. */
export function readFonts(folder: string, settings: FontsSettings) {
  const problems: { key: (string | number)[]; name: string; problem: FontProblem }[] = [];
  const copies: ThemeFile[] = [];
  const rules: string[] = [];
  const font: { [Role in FontRole]?: string } = {};
  for (const role of ['text', 'headings', 'code'] as const) {
    const given = settings[role];
    if (given === undefined || typeof given === 'string') {
      if (given !== undefined) font[role] = given;
      continue;
    }
    const { fallback = role === 'code' ? 'monospace' : 'sans-serif' } = given;
    const rows = keptRows(folder);
    const files = given.files.flatMap((name, index) => {
      const file = readFontFile(folder, name, rows);
      if (typeof file !== 'string') return [file];
      problems.push({ key: ['fonts', role, 'files', index], name, problem: file });
      return [];
    });
    const family = `site-${role}`;
    const devices = deviceRules(family, files, fallback);
    font[role] = [...[family, ...devices.map(({ name }) => name)].map((name) => `"${name}"`), fallback].join();
    rules.push(...fileRules(family, files), ...devices.flatMap((device) => device.rules));
    copies.push(...files.map(({ path: url, make }) => ({ path: url, make })));
  }
  return { values: { font, ...(copies.length > 0 && { faces: rules.join(''), copies }) }, problems };
}
