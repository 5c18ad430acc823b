import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../../../node/content/loadSite';
import { ADMONITION_KINDS } from '../../../node/content/mdx/admonitions';
import { elementsOf } from '../../../node/content/mdx/components/registry';
import { prepareSource } from '../../../node/content/mdx/prepareSource';
import { listFiles } from '../../../node/files/listFiles';
import { editorText, isText, jsonSchemaOf, type Language } from './fields';

/** Elements with children and their usual content. */
const CONTENT: Readonly<Record<string, string>> = {
  Details: '…',
  Kbd: '…',
  Steps: '1. …\n2. …',
  Tab: '…',
  Table: '| … | … |\n| --- | --- |\n| … | … |',
  Tabs: '<Tab label="…">\n\n…\n\n</Tab>',
  Term: '…',
};

/** The elements and notes that writers can insert, by name; "…" is what they replace. */
export function snippets(loaded: LoadedSite): [name: string, text: string][] {
  const offered = [...elementsOf(loaded.engine.added)].filter(
    ([, { feature }]) => feature === undefined || loaded.added.names.includes(feature.name),
  );
  const elements = offered.map(([name, { props, isBlock = false }]): [string, string] => {
    const start = [name, ...(jsonSchemaOf(props).required ?? []).map((attribute) => `${attribute}="…"`)].join(' ');
    const inner = CONTENT[name];
    if (inner === undefined) return [name, `<${start} />`];
    return [name, isBlock ? `<${start}>\n\n${inner}\n\n</${name}>` : `<${start}>${inner}</${name}>`];
  });
  return [
    ...elements,
    ...ADMONITION_KINDS.map((kind): [string, string] => [`:::${kind}`, `:::${kind}[…]\n\n…\n\n:::`]),
  ];
}

/** What an element or a note is called, and the attributes that its card always has. */
export interface ElementLabels {
  label: string;
  required: readonly string[];
}

/** The names of elements and notes for writers, by name. */
export function elementLabels(loaded: LoadedSite, language: Language): Record<string, ElementLabels> {
  const nameOf = (key: string, name: string) => (isText(key) ? editorText(key, language).label : name);
  const elements = [...elementsOf(loaded.engine.added)].map(([name, { props }]): [string, ElementLabels] => {
    return [name, { label: nameOf(`element_${name}`, name), required: jsonSchemaOf(props).required ?? [] }];
  });
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
