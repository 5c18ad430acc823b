import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allSidebars } from '../../../node/content/loadSite';
import { projectLoad } from '../../../node/content/projectSite';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { didYouMean } from '../../../node/diagnostics/nearest';
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

/** `npm run pdf`: makes a PDF of a sidebar or a category of the built site. */
export async function pdfCommand(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseOptions(args);
  const output = path.resolve('public');
  const { loaded, diagnostics } = projectLoad();
  if (loaded === undefined) throw new Error(formatReport(diagnostics));
  const sidebars = allSidebars(loaded);
  const [of, ...others] = positionals;
  if (of === undefined || others.length > 0)
    throw new Error(`Name a sidebar or a category: ${USAGE}\nThe site has: ${partNames(sidebars).join(', ')}`);
  const part = findPart(of, sidebars);
  if (part === undefined)
    throw new Error(
      `There is no sidebar and no category "${of}". ${didYouMean(of, partNames(sidebars)) ?? `The site has: ${partNames(sidebars).join(', ')}`}`,
    );
  const { locale = loaded.codes[0] ?? '', out = path.basename(pdfFile(of)) } = values;
  if (!loaded.codes.includes(locale))
    throw new Error(`The site has no language "${locale}". Its languages are: ${loaded.codes.join(', ')}.`);
  const reason = whyUnfinished(output);
  if (reason !== undefined || !existsSync(path.join(output, 'index.html')))
    throw new Error(`${reason ?? 'There is no built site in public/.'} Build it first: npm run build`);
  await makePdf({ part, locale, loaded, output, target: path.resolve(out), warn: console.warn });
  return `Wrote ${out}`;
}
