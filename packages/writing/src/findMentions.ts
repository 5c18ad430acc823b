import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../src/node/diagnostics/diagnostic';
import { displayName } from '../../../src/node/files/contentFolder';
import { listFiles } from '../../../src/node/files/listFiles';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { namingFiles } from './planReferences';
import { sourceText } from '../../../src/node/text/sourceText';

/** The parts of a file that are not updated automatically: code and comments of pages, YAML comments, UI texts. */
function textOutsideFixes(file: string, text: string): string {
  if (file.endsWith('.mdx')) return prepareSource(text).body;
  if (file.endsWith('.json')) return text;
  return text.replace(/^(?!\s*#).*$/gm, '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Remaining mentions of a page's old address, for review by a person. */
export function findMentions(folder: string, address: string, changes: readonly FileChange[]): Finding[] {
  const named = new RegExp(`${escapeRegExp(address)}(?![\\p{L}\\p{N}/_-])`, 'u');
  const after = new Map(changes.flatMap(({ from, to, text }) => (from === undefined ? [] : [[from, { to, text }]])));
  const catalogues = listFiles(path.join(folder, 'locales')).filter((file) => file.endsWith('.json'));
  return [...namingFiles(folder), ...catalogues].flatMap((file) => {
    const change = after.get(file);
    if (change !== undefined && change.to === undefined) return [];
    const { text } = sourceText(change?.text ?? readFileSync(file, 'utf8'));
    return textOutsideFixes(file, text)
      .split('\n')
      .flatMap((line, index): Finding[] => {
        const at = line.search(named);
        const message = `This still names ${address}.`;
        return at < 0 ? [] : [{ file: displayName(change?.to ?? file), line: index + 1, column: at + 1, message }];
      });
  });
}
