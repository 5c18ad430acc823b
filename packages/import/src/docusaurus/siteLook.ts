import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formatHex, parse } from 'culori';
import type { ReportEntry } from '../markdown/reportEntry';
import type { PlannedFile } from '../plan';
import { asText, type DocusaurusSite } from './settings';
import { isReadable, readSiteFile } from './sourceFiles';

const PRIMARY = /([^{}]*)\{[^{}]*?--ifm-color-primary\s*:\s*([^;}]+)/g;
/** Edge of the icon in pixels. */
const ICON_EDGE = 256;

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

/** Takes the colours and the icon of the old site, and reports its CSS files. */
export async function siteLook(site: DocusaurusSite): Promise<{ files: PlannedFile[]; entries: ReportEntry[] }> {
  const files: PlannedFile[] = [];
  const entries: ReportEntry[] = [];
  const colors: { light?: string; dark?: string } = {};
  for (const file of site.styles) {
    const css = (readSiteFile(file, site.readable) ?? '').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', value = ''] of css.matchAll(PRIMARY)) {
      const color = parse(value.trim());
      if (color !== undefined && (color.alpha ?? 1) === 1)
        colors[/dark/.test(selector) ? 'dark' : 'light'] ??= formatHex(color);
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
  const icon = site.staticFolders
    .map((folder) => path.join(folder, name ?? 'favicon.svg'))
    .find((each) => existsSync(each));
  if (
    name !== undefined &&
    icon !== undefined &&
    isReadable(icon, site.readable) &&
    path.basename(icon) !== 'favicon.svg'
  ) {
    const svg = await readIcon(icon);
    if (typeof svg === 'string')
      files.push({ path: 'static/favicon.svg', content: svg, from: path.relative(site.folder, icon) });
    else {
      const message = `The icon "${name}" ${svg.problem}. Save it as static/favicon.svg.`;
      entries.push({ kind: 'config', message, from: { file: site.configFile } });
    }
  }
  return { files, entries };
}
