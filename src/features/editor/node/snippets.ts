import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../../../node/content/loadSite';
import { ADMONITION_KINDS } from '../../../node/content/mdx/admonitions';
import { elementsOf } from '../../../node/content/mdx/components/registry';
import { requiredOf, snippetsOf } from '../../../node/content/mdx/components/snippets';
import { prepareSource } from '../../../node/content/mdx/prepareSource';
import { listFiles } from '../../../node/files/listFiles';
import { editorText, isText, type Language } from './fields';

/** The elements and notes that writers can insert, by name; "…" is what they replace. */
export const snippets = (loaded: LoadedSite): [name: string, text: string][] =>
  snippetsOf(
    [...elementsOf(loaded.engine.added)].filter(
      ([, { feature }]) => feature === undefined || loaded.added.names.includes(feature.name),
    ),
  );

/** What an element or a note is called, and the attributes that its card always has. */
export interface ElementLabels {
  label: string;
  required: readonly string[];
}

/** The names of elements and notes for writers, by name. */
export function elementLabels(loaded: LoadedSite, language: Language): Record<string, ElementLabels> {
  const nameOf = (key: string, name: string) => (isText(key) ? editorText(key, language).label : name);
  const elements = [...elementsOf(loaded.engine.added)].map(([name, element]): [string, ElementLabels] => [
    name,
    { label: nameOf(`element_${name}`, name), required: requiredOf(element) },
  ]);
  const notes = ADMONITION_KINDS.map((kind): [string, ElementLabels] => [
    `:::${kind}`,
    { label: nameOf(`note_${kind}`, kind), required: [] },
  ]);
  return Object.fromEntries([...elements, ...notes]);
}

/** The texts of the templates of new pages, by the name of their kind, without what `npm run new` fills in. */
export function templates(folder: string): [name: string, text: string][] {
  const files = listFiles(path.join(folder, 'templates'), folder).filter((file) => file.endsWith('.mdx'));
  return files.sort().map((file) => [
    path.basename(file, '.mdx'),
    prepareSource(readFileSync(file, 'utf8'))
      .body.replace(/^\$\w+$/gm, '')
      .trim(),
  ]);
}
