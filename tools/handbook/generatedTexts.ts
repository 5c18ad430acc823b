import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { docSchema, postSchema } from '../../src/node/schema/pageSchemas';
import { siteSchema } from '../../src/node/schema/siteSchema';
import { YAML_FILES } from '../../scripts/lib/schemas/editorFiles';
import { benchmarkTables } from './benchmarkTables';
import { commandTable, formatTable } from './commandTable';
import { readScripts, rootCommands, workspaceCommands } from './readPages';
import { ENTRY_KINDS, OUTCOME_NAMES } from '../../packages/import/src/markdown/reportEntry';
import { allRules } from '../../src/node/content/rules/registry';
import { presetLevel, type RuleInfo } from '../../src/node/diagnostics/rule';
import { NONE, REQUIRED, schemaRows, type SchemaRow } from './schemaRows';
import { elementsOf } from '../../src/node/content/mdx/components/registry';
import { projectEngine } from '../../src/engine';

const { added } = projectEngine();

/** The values of a key with its default, in one cell. */
const valueCell = ({ value, standard }: SchemaRow): string =>
  standard === NONE ? value : `${value}${standard === REQUIRED ? `, ${REQUIRED}` : ` (${standard})`}`;

const keyTable = (rows: readonly SchemaRow[]): string =>
  formatTable(
    ['Key', 'Value', 'Meaning'],
    rows.map((row) => [`\`${row.key}\``, valueCell(row), row.meaning]),
  );

/** A table of a schema's keys; `isShown` filters the top level. */
const schemaTable = (schema: z.ZodType, isShown: (key: string) => boolean = () => true): string =>
  keyTable(schemaRows(schema).filter(({ key }) => isShown(key.replace(/[.[].*$/, ''))));

/** The keys of posts; those that docs have as well are one row. */
function postTable(): string {
  const docRows = new Set(schemaRows(docSchema(added)).map((row) => JSON.stringify(row)));
  const rows = schemaRows(postSchema);
  const isShared = (row: SchemaRow) => docRows.has(JSON.stringify(row));
  const shared = rows.filter(isShared).map(({ key }) => `\`${key}\``);
  return `${keyTable(rows.filter((row) => !isShared(row)))}\n|${shared.join(', ')}|as in docs||`;
}

/** The keys of themes; both modes have the same colours. */
const themeTable = (rows: readonly SchemaRow[]): string =>
  keyTable(
    rows
      .filter(({ key }) => !key.startsWith('colors.dark.'))
      .map((row) => ({ ...row, key: row.key.replace('colors.light.', 'colors.<mode>.') })),
  );

/** The elements for writers. */
function elementTable(): string {
  return formatTable(
    ['Element', 'Place', 'Use'],
    [...elementsOf(added)].map(([name, { isBlock = false, description }]) => [
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
    ['Element', 'Attribute', 'Value', 'Meaning'],
    [...elementsOf(added)].flatMap(([name, { props }]) =>
      schemaRows(props).map((row) => [`\`<${name}>\``, `\`${row.key}\``, valueCell(row), row.meaning]),
    ),
  );
}

const optionTexts = ({ options }: RuleInfo): string[] =>
  options === undefined ? [] : schemaRows(options).map(({ key, standard, meaning }) => `\`${key}\` (${standard}): ${meaning}`);

/** The level of a rule, and the one under `gentle` where it differs. */
function levelText(info: RuleInfo): string {
  if (info.isEssential === true) return 'essential';
  const gentle = presetLevel(info, 'gentle');
  return gentle === info.level ? info.level : `${info.level} (${gentle})`;
}

/** The rules of the check with their levels and options. */
const ruleTable = (): string =>
  formatTable(
    ['Rule', 'Level', 'What it asks'],
    [...allRules(added)].map(([name, info]) => [
      `\`${name}\``,
      levelText(info),
      [info.description, ...optionTexts(info)].join(' '),
    ]),
  );

/** Parts of `site.yaml` with a separate table; all other keys are in the first table. */
const PARTS = ['locales', 'navbar', 'footer', 'home', 'colorMode', 'announcement', 'search', 'analytics', 'feedback', 'assistants', 'scripts', 'editor'];

/** Texts of the handbook's generated regions by name: tables derived from the schemas. */
export function generatedTexts(): Map<string, string> {
  return new Map([
    ['front-matter-doc', schemaTable(docSchema(added))],
    ['front-matter-post', postTable()],
    ...YAML_FILES.filter(([name]) => name !== 'site').map(([name, , schema]): [string, string] => [
      name,
      name === 'theme' ? themeTable(schemaRows(schema)) : schemaTable(schema),
    ]),
    ['settings', schemaTable(siteSchema(added), (key) => !PARTS.includes(key))],
    ...PARTS.map((part): [string, string] => [`settings-${part}`, schemaTable(siteSchema(added), (key) => key === part)]),
    ['slots', slotTable(readFileSync('src/slots.ts', 'utf8'))],
    ['elements', elementTable()],
    ['attributes', attributeTable()],
    ['import-kinds', importKindTable()],
    ['rules', ruleTable()],
    ['benchmarks', benchmarkTables(readFileSync('tools/bench/figures.yaml', 'utf8'))],
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
