import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { didYouMean } from '../diagnostics/nearest';
import { displayName } from '../files/contentFolder';
import { listFiles } from '../files/listFiles';
import type { EngineParts } from './siteFacts';
import { allTextKeys, type RequestedTexts } from './requestedTexts';
import { readCatalogue, type Catalogue } from './readCatalogue';
import { isEngineLanguage } from './readTexts';
import { say } from '../diagnostics/messages';

const RULE = 'interface/texts' as const;

/** Returns the texts of a catalogue that nothing uses. */
function findUnused({ namespace, file, keys }: Catalogue, known: Readonly<Record<string, readonly string[]>>) {
  const own = known[namespace];
  if (own === undefined)
    return [
      { rule: RULE, file, ...say('interface/texts.extraCatalogue', {}, didYouMean(namespace, Object.keys(known))) },
    ];
  return [...(keys ?? [])]
    .filter(([key]) => !own.includes(key))
    .map(([key, locate]) => {
      const near = didYouMean(key, own);
      const other = Object.keys(known).find((name) => known[name]?.includes(key));
      const moved = path.posix.join(path.posix.dirname(file), `${other ?? ''}.json`);
      const message =
        near === undefined && other !== undefined
          ? say('interface/texts.moved', { key, file: moved })
          : say('interface/texts.unused', { key }, near);
      return { rule: RULE, file, ...locate(), ...message };
    });
}

/** Reports texts in a content folder that nothing uses, and once for each language those that are in English instead. */
export function checkLocales(
  { folder, added }: EngineParts,
  codes: readonly string[],
  asked: RequestedTexts,
): ReadingFinding[] {
  const known = allTextKeys(added);
  return codes.flatMap((code) => {
    const root = path.join(folder, 'locales', code);
    const read = listFiles(root, folder)
      .filter((file) => file.endsWith('.json'))
      .map(readCatalogue);
    const findings = read.flatMap(({ catalogue, diagnostics }) => [...diagnostics, ...findUnused(catalogue, known)]);
    if (isEngineLanguage(code)) return findings;
    const missing = [...asked].flatMap(([name, keys]) => {
      const own = read.find(({ catalogue }) => catalogue.namespace === name)?.catalogue.keys;
      return keys.filter((key) => own?.has(key) !== true).map((key) => `${name}.${key}`);
    });
    const [first = ''] = missing;
    const values = { count: missing.length, first };
    return missing.length === 0
      ? findings
      : [
          ...findings,
          {
            rule: 'interface/untranslated' as const,
            file: displayName(root),
            ...say('interface/untranslated', values),
          },
        ];
  });
}
