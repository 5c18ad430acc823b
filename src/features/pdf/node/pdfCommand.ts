import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allSidebars } from '../../../node/content/loadSite';
import { projectLoad } from '../../../node/content/projectSite';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { resolveInSite } from '../../../node/files/contentFolder';
import { whyUnfinished } from '../../../node/files/unfinished';
import { findPart, partNames, pdfFile } from './findPart';
import { makePdf } from './makePdf';

const USAGE = 'npm run pdf -- <sidebar or category> [--locale fi] [--out file.pdf]';

function parseOptions(args: readonly string[]) {
  try {
    const options = { locale: { type: 'string' }, out: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`The options are --locale and --out: ${USAGE}`, { cause: error });
  }
}

/**
 * `npm run pdf -- part [--locale fi --out file.pdf]`: makes a PDF of the built site: of a sidebar, by its name, or of a
 * category, by its path or the end of it
 */
export async function pdfCommand(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseOptions(args);
  const output = path.resolve('public');
  const { loaded, diagnostics } = projectLoad();
  if (loaded === undefined) throw new Error(formatReport(diagnostics));
  const sidebars = allSidebars(loaded);
  const names = partNames(sidebars);
  const all = `The site has: ${names.join(', ')}`;
  const [of, ...others] = positionals;
  if (of === undefined || others.length > 0) throw new Error(`Name a sidebar or a category: ${USAGE}\n${all}`);
  const part = findPart(of, sidebars);
  if (part === undefined)
    throw new Error(`There is no sidebar and no category "${of}". ${didYouMean(of, names) ?? all}`);
  const { locale = loaded.codes[0] ?? '', out = path.basename(pdfFile(of)) } = values;
  if (!loaded.codes.includes(locale))
    throw new Error(`The site has no language "${locale}". Its languages are: ${loaded.codes.join(', ')}.`);
  const reason = whyUnfinished(output);
  if (reason !== undefined || !existsSync(path.join(output, 'index.html')))
    throw new Error(`${reason ?? 'There is no built site in public/.'} Build it first: npm run build`);
  await makePdf({ part, locale, loaded, output, target: resolveInSite(out), warn: console.warn });
  return `Wrote ${out}`;
}
