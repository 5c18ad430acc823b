import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../../../node/diagnostics/readOptions';
import { displayName } from '../../../node/files/contentFolder';
import { resolveInSite } from '../../../node/environment';
import { localeCodes, readSite } from '../../../node/site/readSite';
import { isNoticeLink, LEVELS, LONGEST_TEXT } from '../model/statusNotice';
import type { EngineParts } from '../../../node/site/siteFacts';

const USAGE = 'npm run notice -- "Laskutus on hidas" --until 15:00 --level warning --lang en "Billing is slow"';

const OPTIONS = {
  until: { type: 'string' },
  from: { type: 'string' },
  level: { type: 'string', default: 'info' },
  lang: { type: 'string', multiple: true },
  link: { type: 'string' },
  clear: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

const readArguments = (args: readonly string[]) =>
  readOptions({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS }, USAGE);

/** Returns the texts by language: the one after `--lang en` is English, one without it has the default language. */
function textsOf({ tokens }: ReturnType<typeof readArguments>, codes: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  let code = codes[0] ?? '';
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'lang') code = token.value ?? '';
    if (token.kind !== 'positional') continue;
    const text = token.value.trim();
    if (!codes.includes(code))
      throw new Error(`The site has no language "${code}". Its languages are ${codes.join(', ')}.`);
    if (text === '' || text.length > LONGEST_TEXT)
      throw new Error(`A notice has 1 to ${LONGEST_TEXT} characters: "${text}"`);
    if (texts[code] !== undefined)
      throw new Error(`The notice has two texts in "${code}". Put quotation marks around a text: ${USAGE}`);
    texts[code] = text;
  }
  return texts;
}

/** Parses a time of this computer: `15:00` is today. */
function timeOf(written: string, option: string, now: Date): string {
  const [, day, time = ''] = /^(?:(\d{4}-\d\d-\d\d)[ T])?(\d\d?:\d\d)$/.exec(written) ?? [];
  const date = new Date(now);
  if (day !== undefined) date.setTime(Date.parse(`${day}T00:00`));
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  date.setHours(hours, minutes, 0, 0);
  if (Number.isNaN(date.getTime()) || hours > 23 || minutes > 59)
    throw new Error(`--${option} "${written}" is not a time. Write 15:00, or a day and a time: 2026-11-28T15:00`);
  return date.toISOString();
}

/** Returns the file to write: below a folder at the path of `site.yaml`, or the file itself. */
function fileFor(out: string, url: string): string {
  const target = resolveInSite(out);
  if (path.extname(target) === '.json') return target;
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) return path.join(target, url);
  throw new Error(`There is no folder "${out}". Build the site, or name another folder or a .json file with --out.`);
}

/**
 * `npm run notice -- "Laskutus on hidas" --until 15:00 --level warning --lang en "Billing is slow"`: shows a notice on
 * all pages without a build, also open ones; `--from` and `--link` are optional, `--clear` removes it, and `--out` names
 * the folder or file to write instead of `public`
 */
export async function writeNotice(args: readonly string[], engine: EngineParts, now = new Date()): Promise<string> {
  const read = readArguments(args);
  const { until, from, level, link, clear, out = 'public' } = read.values;
  const { site } = readSite(engine).value ?? {};
  if (site?.status === undefined)
    throw new Error('The site shows no notices. Add to site.yaml: status: { url: /tila.json }');
  const texts = textsOf(read, localeCodes(site));
  const [defaultCode = ''] = localeCodes(site);
  if (clear && Object.keys(texts).length > 0) throw new Error('--clear takes no text.');
  if (!clear && texts[defaultCode] === undefined)
    throw new Error(`Write the notice in the default language, "${defaultCode}": ${USAGE}`);
  if (!LEVELS.some((each) => each === level))
    throw new Error(`There is no level "${level}". The levels are ${LEVELS.join(', ')}.`);
  if (link !== undefined && !isNoticeLink(link))
    throw new Error(`The link "${link}" is neither a path of the site nor an address with http or https.`);
  const times = {
    ...(from === undefined ? {} : { from: timeOf(from, 'from', now) }),
    ...(until === undefined ? {} : { until: timeOf(until, 'until', now) }),
  };
  if (times.until !== undefined && Date.parse(times.until) <= Math.max(+now, Date.parse(times.from ?? '') || 0))
    throw new Error(`--until "${until}" is over before the notice is shown. Write the day, too: 2026-11-28T15:00`);
  const file = fileFor(out, site.status.url);
  const notice = clear ? {} : { level, text: texts, ...times, ...(link === undefined ? {} : { link }) };
  mkdirSync(path.dirname(file), { recursive: true });
  // Readers never get half a file.
  writeFileSync(`${file}.new`, `${JSON.stringify(notice, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  const done = clear ? 'The notice is removed from' : 'The notice is in';
  return Promise.resolve(`${done} ${displayName(file)}. Copy the file to the server if it is not served from there.`);
}
