import { readFileSync } from 'node:fs';
import type { FileChange } from '../../../src/node/files/fileChanges';
import type { EditedFile } from './planReferences';
import { applyEdits } from '../../../src/node/text/sourceText';

/** Converts edits to file changes; includes moved files without edits. */
export function changesOf(edited: readonly EditedFile[], moved: ReadonlyMap<string, string>): FileChange[] {
  const texts = new Map(
    edited.filter(({ edits }) => edits.length > 0).map(({ file, source, edits }) => [file, applyEdits(source, edits)]),
  );
  const files = new Set([...moved.keys(), ...texts.keys()]);
  return [...files].map((from) => ({
    from,
    to: moved.get(from) ?? from,
    text: texts.get(from),
    planned: readFileSync(from),
  }));
}
