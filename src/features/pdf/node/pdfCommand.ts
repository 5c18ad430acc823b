import { existsSync } from 'node:fs';
import path from 'node:path';
import { allSidebars } from '../../../node/content/loadSite';
import type { Engine } from '../../../node/content/engine';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { readOptions } from '../../../node/diagnostics/readOptions';
import { resolveInSite } from '../../../node/environment';
import { whyUnfinished } from '../../../node/files/unfinished';
import { findPart, partNames, pdfFile } from './findPart';
import { makePdf } from './makePdf';

const USAGE = 'npm run pdf -- ohjeet --locale fi --out ohjeet.pdf';

/**
 * `npm run pdf -- part [--locale fi --out file.pdf]`: makes a PDF of the built site: of a sidebar, by its name, or of a
 * category, by its path or the end of it
 */
export async function pdfCommand(args: readonly string[], engine: Engine): Promise<string> {
  const options = { locale: { type: 'string' }, out: { type: 'string' } } as const;
  const { values, positionals } = readOptions({ args: [...args], allowPositionals: true, options }, USAGE);
  const { loaded, diagnostics } = engine.load();
  if (loaded === undefined) throw new Error(formatReport(diagnostics));
  const sidebars = allSidebars(loaded);
  const [of = ''] = positionals;
  const part = findPart(of, sidebars);
  const { locale = loaded.codes[0] ?? '', out = path.basename(pdfFile(of)) } = values;
  if (part === undefined) {
    const names = partNames(sidebars);
    const reason = of === '' ? 'Name a sidebar or a category.' : `There is no sidebar and no category "${of}".`;
    throw new Error(`${reason} ${didYouMean(of, names) ?? `The site has: ${names.join(', ')}`}`);
  }
  if (!loaded.codes.includes(locale))
    throw new Error(`The site has no language "${locale}". Its languages are: ${loaded.codes.join(', ')}.`);
  const output = path.resolve('public');
  const reason = existsSync(path.join(output, 'index.html')) ? whyUnfinished(output) : 'There is no built site.';
  if (reason !== undefined) throw new Error(`${reason} Build it first: npm run build`);
  await makePdf({ part, locale, loaded, output }, resolveInSite(out));
  return `Wrote ${out}`;
}
