import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, transform } from 'esbuild';
import type { ThemeValues } from '../../theme/themeValues';
import { splitRules } from '../html/mergeStyleBlocks';
import { BROWSER_TARGETS } from './fastRules';

/** Minifies CSS, since pages contain their styles. */
export async function shortenCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target: BROWSER_TARGETS });
  return code.trim();
}

/** Minifies each of several styles by name. */
export async function shortenAll(styles: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const shortened = Object.entries(styles).map(async ([name, css]) => [name, await shortenCss(css)] as const);
  return Object.fromEntries(await Promise.all(shortened));
}

const SOURCE = 'src/ssr/plainCss.ts';

interface Source {
  commonCss: string;
  zoomCss: string;
  groupCss: Readonly<Record<string, string>>;
}

/** Styles without a component. */
export interface PlainStyles {
  /** The styles of every page. */
  common: string;
  /** The styles of each group of content elements. */
  groups: Readonly<Record<string, string>>;
  /** The styles of elements that only the image zoom's code creates; that code contains them. */
  zoom: string;
  /** The files that they depend on, as absolute paths. */
  materials: readonly string[];
}

export async function plainStyles(theme: ThemeValues = {}): Promise<PlainStyles> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.resolve(SOURCE)],
    bundle: true,
    preserveSymlinks: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    define: { __THEME__: JSON.stringify(theme) },
    logLevel: 'silent',
  });
  const module = { exports: {} as Source };
  vm.runInNewContext(outputFiles[0]?.text ?? '', {
    module,
    require: createRequire(path.resolve('package.json')),
    process,
    console,
  });
  const { commonCss, groupCss, zoomCss } = module.exports;
  return {
    common: await shortenCss(commonCss),
    groups: await shortenAll(groupCss),
    zoom: await shortenCss(zoomCss),
    materials: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
  };
}

/** Returns styles by name with one rule per line, for the code that adds them to a page. */
export const linesOf = (groups: PlainStyles['groups']): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, css]) => [name, splitRules(css).join('\n')]));
