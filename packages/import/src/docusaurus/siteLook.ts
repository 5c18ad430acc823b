import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formatHex, parse } from 'culori';
import type { ReportEntry } from '../markdown/reportEntry';
import type { PlannedFile } from '../plan';
import { asGroup, asText, type DocusaurusSite } from './settings';
import { isReadable, readSiteFile } from './sourceFiles';

const PRIMARY = /([^{}]*)\{[^{}]*?--ifm-color-primary\s*:\s*([^;}]+)/g;
/** Edge of the icon in pixels. */
const ICON_EDGE = 256;

function hexOf(value = ''): string | undefined {
  const color = parse(value.trim());
  return color !== undefined && (color.alpha ?? 1) === 1 ? formatHex(color) : undefined;
}

/** Returns the icon of the site as SVG; a message where it cannot be read. */
async function readIcon(file: string): Promise<string | { problem: string }> {
  if (file.endsWith('.svg')) return readFileSync(file, 'utf8');
  try {
    const png = await sharp(file).resize(ICON_EDGE, ICON_EDGE, { fit: 'inside' }).png().toBuffer();
    const image = `<image width="32" height="32" href="data:image/png;base64,${png.toString('base64')}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${image}</svg>\n`;
  } catch {
    return { problem: 'is no picture of a known format' };
  }
}

/** Takes the colours, the icon and the logos of the old site, and reports its CSS files. */
export async function siteLook(site: DocusaurusSite): Promise<{ files: PlannedFile[]; entries: ReportEntry[] }> {
  const files: PlannedFile[] = [];
  const entries: ReportEntry[] = [];
  const colors: { light?: string | undefined; dark?: string } = { light: hexOf(site.accent) };
  for (const file of site.styles) {
    const css = (readSiteFile(file, site.readable) ?? '').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', value = ''] of css.matchAll(PRIMARY)) {
      const color = hexOf(value);
      if (color !== undefined) colors[/dark/.test(selector) ? 'dark' : 'light'] ??= color;
    }
    const message = 'Rules of this CSS file do not apply here; its main colours are in theme.yaml. See theme.css.';
    entries.push({ kind: 'file', message, from: { file: path.relative(site.folder, file) } });
  }
  if (colors.light !== undefined || colors.dark !== undefined) {
    const dark = colors.dark === undefined ? '' : `colors:\n  dark:\n    accent: '${colors.dark}'\n`;
    const light = colors.light === undefined ? '' : `accent: '${colors.light}'\n`;
    files.push({ path: 'theme.yaml', content: light + dark });
  }
  const name = asText(site.config.favicon);
  const fileOf = (named: string) =>
    [...site.staticFolders, ...site.docs.map(({ folder }) => folder)]
      .map((folder) => path.join(folder, named))
      .find((each) => existsSync(each) && isReadable(each, site.readable));
  const isServed = (file: string) => site.staticFolders.some((folder) => !path.relative(folder, file).startsWith('..'));
  const { src, srcDark } = asGroup(asGroup(site.themeConfig.navbar).logo);
  for (const logo of [asText(src), asText(srcDark)]) {
    const file = logo === undefined ? undefined : fileOf(logo);
    // The static folders are copied whole.
    if (logo !== undefined && file !== undefined && !isServed(file))
      files.push({
        path: path.posix.join('static', path.posix.join('/', logo)),
        content: { copyOf: file },
        from: path.relative(site.folder, file),
      });
  }
  const icon = name === undefined ? undefined : fileOf(name);
  if (name !== undefined && !(icon !== undefined && isServed(icon) && /^\/?favicon\.svg$/.test(name))) {
    const svg = icon === undefined ? { problem: 'is not in the site' } : await readIcon(icon);
    if (typeof svg === 'string')
      files.push({ path: 'static/favicon.svg', content: svg, from: path.relative(site.folder, icon ?? '') });
    else {
      const message = `The icon "${name}" ${svg.problem}. Save it as static/favicon.svg.`;
      entries.push({ kind: 'config', message, from: { file: site.configFile } });
    }
  }
  return { files, entries };
}
