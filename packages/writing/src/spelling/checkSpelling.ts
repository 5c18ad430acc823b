import { formatReport, type Finding } from '../../../../src/node/diagnostics/diagnostic';
import { spelledWords, spellingsOf, type SpelledWord } from './spelledWords';
import { loadContent } from '../../../../src/node/content/loadContent';
import type { RecordStore } from '../../../../src/node/content/recordStore';
import { readOwnWords, type OwnWords } from './ownWords';
import { spelledTexts } from './spelledTexts';
import type { Speller } from './voikko';

/** The language that the speller knows. */
const LOCALE = 'fi';

function isRight(word: SpelledWord, unknown: ReadonlySet<string>, own: OwnWords): boolean {
  return spellingsOf(word).some((parts) => parts.every((part) => !unknown.has(part) || own.has(part)));
}

/**
 * The words of a content folder that neither the speller nor the folder's own lists know; undefined where it is not
 * Finnish.
 * @throws an error with the faults of a content folder that cannot be loaded
 */
export async function checkSpelling(
  folder: string,
  records: RecordStore,
  speller: Speller,
): Promise<Finding[] | undefined> {
  const { content, diagnostics } = await loadContent(folder, records);
  if (content === undefined) throw new Error(formatReport(diagnostics));
  if (content.codes[0] !== LOCALE) return undefined;
  const own = readOwnWords(content, LOCALE);
  const found = spelledTexts(content).flatMap((text) => spelledWords(text.text).map((word) => ({ text, word })));
  const unknown = speller.unknown([...new Set(found.flatMap(({ word }) => spellingsOf(word).flat()))]);
  const wrong = found.filter(({ word }) => !isRight(word, unknown, own));
  const meantBy = speller.meant([...new Set(wrong.map(({ word }) => word.text))]);
  return wrong.map(({ text: { file, placeAt }, word }) => {
    const [meant] = meantBy.get(word.text) ?? [];
    const add = `its basic form to ${own.file}`;
    return {
      file,
      ...placeAt(word.start),
      message: `The speller does not know "${word.text}".`,
      hint: meant === undefined ? `Fix it, or add ${add}.` : `Write "${meant}", or add ${add} if it is right.`,
    };
  });
}
