import path from 'node:path';
import { transformSync } from 'esbuild';
import { defineRules } from '../../../node/content/rules/contentRule';
import { essential } from '../../../node/diagnostics/rule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { displayName } from '../../../node/files/contentFolder';
import { isStaticFile } from '../../../node/files/staticFile';
import { readText } from '../../../node/files/readText';
import { faintPairs } from './deriveColors';
import { MAX_FONT_BYTES, readFonts } from './fontFaces';
import { colorsOf, CSS_FILE, readThemeFile, themeFiles } from './readTheme';
import texts from './texts.json';

const say = messagesOf(texts);

const RULES = {
  'theme/value': essential('`theme.yaml` has values of a theme.'),
  'theme/font': essential('The font files of `theme.yaml` exist, are WOFF2 and are not large.'),
  'theme/contrast': essential('The colours of `theme.yaml` have the contrast that text needs.'),
  'theme/css': essential('`theme.css` is CSS, and loads only files of `static` by their paths.'),
};

/** Where CSS loads a file: an import, an address, or the text of an image set. */
const LOADS =
  /@import\b|(?:url|src)\(\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^)\s"']*))|image-set\((?<set>(?:[^()]|\([^()]*\))*)\)/gi;
/** The texts of an image set that are outside other functions. */
const TEXTS = /\([^()]*\)|"([^"]*)"|'([^']*)'/g;
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** Decodes the escapes of CSS: `\68 ttps:` is `https:`. */
const decoded = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );

/** Returns why browsers do not load an address; undefined for a file of the site. */
function addressProblem(folder: string, address: string) {
  if (/^(?:data|blob):/i.test(address)) return say('theme/css.data', { address: `${address.slice(0, 20)}…` });
  if (OUTSIDE.test(address)) return say('theme/css.outside', { start: address });
  if (address === '' || address.startsWith('#')) return undefined;
  if (!address.startsWith('/')) return say('theme/css.relative', { address });
  return isStaticFile(folder, address.replace(/[?#].*$/, '')) ? undefined : say('theme/css.missing', { address });
}

/** Returns what a match of `LOADS` loads, with its place in the text. */
function loadedFiles({ index, 0: start, groups = {} }: RegExpExecArray): { at: number; address?: string }[] {
  const { double, single, bare, set } = groups;
  const address = double ?? single ?? bare;
  if (address !== undefined) return [{ at: index, address }];
  if (set === undefined) return [{ at: index }];
  const begin = index + start.indexOf('(') + 1;
  const inFunctions = [...set.matchAll(LOADS)].flatMap((inner) =>
    loadedFiles(inner).map(({ at, ...file }) => ({ at: begin + at, ...file })),
  );
  const texts = [...set.matchAll(TEXTS)].flatMap(({ index: at, 1: one, 2: other }) =>
    one === undefined && other === undefined ? [] : [{ at: begin + at, address: one ?? other ?? '' }],
  );
  return [...inFunctions, ...texts];
}

/** Returns the findings on a file of CSS, by its text. */
function cssFindings(folder: string, file: string, text: string) {
  const { warnings } = transformSync(text, { loader: 'css', logLevel: 'silent' });
  const syntax = warnings.map(({ text: error, location }) => ({
    line: location?.line,
    column: (location?.column ?? 0) + 1,
    ...say('theme/css.syntax', { error }),
  }));
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '));
  const loaded = [...code.matchAll(LOADS)].flatMap(loadedFiles).flatMap(({ at, address }) => {
    const problem =
      address === undefined
        ? say('theme/css.outside', { start: '@import' })
        : addressProblem(folder, decoded(address.trim()));
    if (problem === undefined) return [];
    const before = text.slice(0, at).split('\n');
    return [{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...problem }];
  });
  return [...syntax, ...loaded].map((finding) => ({ rule: 'theme/css' as const, file, ...finding }));
}

type ReadTheme = NonNullable<NonNullable<ReturnType<typeof readThemeFile>>['value']>;

const fontFindings = (folder: string, { data, source }: ReadTheme) =>
  readFonts(folder, data.fonts ?? {}).problems.map(({ key, name, problem }) => ({
    rule: 'theme/font' as const,
    file: source.file,
    ...source.locate(key),
    ...say(`theme/font.${problem}`, { name, limit: MAX_FONT_BYTES / 1000 }),
  }));

/** Returns a finding for each colour of the theme that is too faint, on the first ground where it is: the suggested colour passes on all. */
function contrastFindings(theme: ReadTheme) {
  const { data, source } = theme;
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colors = colorsOf(data, mode);
    const found = new Map<string, { rule: 'theme/contrast'; file: string } & ReturnType<typeof say>>();
    for (const { front, ground, least, contrast, nearest } of colors === undefined ? [] : faintPairs(colors)) {
      const named = [front, ground].find((role) => data.colors?.[mode]?.[role] !== undefined);
      if (found.has(named ?? '')) continue;
      const values = {
        front,
        ground,
        least,
        color: colors?.[front],
        under: colors?.[ground],
        contrast: contrast.toFixed(2),
        nearest: nearest ?? '',
      };
      const fix = nearest === undefined ? say('theme/contrast.ground', values).message : undefined;
      found.set(named ?? '', {
        rule: 'theme/contrast',
        file: source.file,
        ...source.locate(named === undefined ? ['accent'] : ['colors', mode, named]),
        ...say(`theme/contrast.${mode}`, values, fix),
      });
    }
    return [...found.values()];
  });
}

/** Reports values that are none, colours that cannot be read, and CSS that browsers would leave out. */
export const themeRules = defineRules(RULES, ({ folder }) => {
  const theme = readThemeFile(folder);
  const css = themeFiles(folder).find((file) => path.basename(file) === CSS_FILE);
  return [
    ...(theme?.diagnostics ?? []).map((finding) => ({ ...finding, rule: 'theme/value' as const })),
    ...(theme?.value === undefined || theme.diagnostics.length > 0 ? [] : contrastFindings(theme.value)),
    ...(theme?.value === undefined ? [] : fontFindings(folder, theme.value)),
    ...(css === undefined ? [] : cssFindings(folder, displayName(css), readText(css))),
  ];
});
