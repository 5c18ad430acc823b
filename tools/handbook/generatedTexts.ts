import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { docSchema, postSchema } from '../../src/node/schema/pageSchemas';
import { siteSchema } from '../../src/node/schema/siteSchema';
import { YAML_FILES } from '../../scripts/lib/schemas/editorFiles';
import { commandTable, formatTable } from './commandTable';
import { readScripts, rootCommands, workspaceCommands } from './readPages';
import { ENTRY_KINDS, OUTCOME_NAMES } from '../../packages/import/src/markdown/reportEntry';
import { ALL_RULES } from '../../src/node/content/rules/registry';
import { presetLevel, type RuleInfo } from '../../src/node/diagnostics/rule';
import { schemaRows } from './schemaRows';
import { COMPONENTS } from '../../src/node/content/mdx/components/registry';

/** A table of a schema's keys; `isShown` filters the top level. */
export function schemaTable(schema: z.ZodType, isShown: (key: string) => boolean = () => true): string {
  const rows = schemaRows(schema).filter(({ key }) => isShown(key.replace(/[.[].*$/, '')));
  return formatTable(
    ['Key', 'Value', 'Default', 'Meaning'],
    rows.map(({ key, value, standard, meaning }) => [`\`${key}\``, value, standard, meaning]),
  );
}

/** The elements for writers. */
function elementTable(): string {
  return formatTable(
    ['Element', 'Place', 'Use'],
    [...COMPONENTS].map(([name, { isBlock = false, description }]) => [
      `\`<${name}>\``,
      isBlock ? 'on separate lines' : 'in a sentence',
      description,
    ]),
  );
}

/** The slots, from the comments and types of `SlotProps`. */
function slotTable(source: string): string {
  const [, slots = ''] = /interface SlotProps \{\n([^]*?)\n\}\n/.exec(source) ?? [];
  const rows = [...slots.matchAll(/\/\*\*\s*([^]*?)\s*\*\/\n {2}(\w+): ([^]*?);(?=\n {2}\/|$)/g)];
  return formatTable(
    ['File', 'Place', 'Properties'],
    rows.map(([, place = '', name = '', type = '']) => [
      `\`${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx\``,
      place.replace(/^\* |\s*\n\s*\* /g, ' ').trim(),
      [...type.matchAll(/[{;]\s*(\w+)\??:/g)].map(([, key]) => `\`${key}\``).join(', ') || '–',
    ]),
  );
}

/** The attributes of the elements. */
function attributeTable(): string {
  return formatTable(
    ['Element', 'Attribute', 'Value', 'Default', 'Meaning'],
    [...COMPONENTS].flatMap(([name, { props }]) =>
      schemaRows(props).map(({ key, value, standard, meaning }) => [
        `\`<${name}>\``,
        `\`${key}\``,
        value,
        standard,
        meaning,
      ]),
    ),
  );
}

const optionsText = ({ options }: RuleInfo): string =>
  options === undefined
    ? 'none'
    : schemaRows(options)
        .map(({ key, standard, meaning }) => `\`${key}\` (${standard}): ${meaning}`)
        .join(' ');

/** The rules of the check with levels and options; a fixed rule has no second level. */
function ruleTable(): string {
  return formatTable(
    ['Rule', 'Level', 'Under `gentle`', 'What it asks', 'Options'],
    [...ALL_RULES].map(([name, info]) => [
      `\`${name}\``,
      info.level,
      info.isEssential === true ? 'always' : presetLevel(info, 'gentle'),
      info.description,
      optionsText(info),
    ]),
  );
}

/** Parts of `site.yaml` with a separate table; all other keys are in the first table. */
const PARTS = ['locales', 'navbar', 'footer', 'home', 'colorMode', 'announcement', 'search', 'analytics', 'feedback', 'assistants', 'scripts', 'editor'];

/** Texts of the handbook's generated regions by name: tables derived from the schemas. */
export function generatedTexts(): Map<string, string> {
  return new Map([
    ['front-matter-doc', schemaTable(docSchema)],
    ['front-matter-post', schemaTable(postSchema)],
    ...YAML_FILES.filter(([name]) => name !== 'site').map(([name, , schema]): [string, string] => [name, schemaTable(schema)]),
    ['settings', schemaTable(siteSchema, (key) => !PARTS.includes(key))],
    ...PARTS.map((part): [string, string] => [`settings-${part}`, schemaTable(siteSchema, (key) => key === part)]),
    ['slots', slotTable(readFileSync('src/slots.ts', 'utf8'))],
    ['elements', elementTable()],
    ['attributes', attributeTable()],
    ['import-kinds', importKindTable()],
    ['rules', ruleTable()],
    ['commands', commandTable(rootCommands(), readScripts())],
    ['workspace-commands', commandTable(workspaceCommands(), readScripts())],
  ]);
}

/** The kinds of entries in an import report. */
function importKindTable(): string {
  const rows = Object.entries(ENTRY_KINDS).map(([kind, [outcome, meaning]]) => [
    `\`${kind}\``,
    OUTCOME_NAMES[outcome],
    meaning,
  ]);
  return formatTable(['Kind', 'Outcome', 'Meaning'], rows);
}
