import path from 'node:path';
import { FEATURES } from '../../src/features';
import { glossarySchema } from '../../src/node/schema/glossarySchema';
import { kindsSchema } from '../../src/node/schema/kindsSchema';
import {
  authorsSchema,
  docSchema,
  postSchema,
  redirectsSchema,
  tagsSchema,
  videoSchema,
} from '../../src/node/schema/pageSchemas';
import { productModelSchema } from '../../src/node/schema/productModelSchema';
import { searchExpectationsSchema } from '../../src/node/schema/searchExpectationsSchema';
import { sidebarsSchema } from '../../src/node/schema/sidebarsSchema';
import { siteSchema } from '../../src/node/schema/siteSchema';
import { searchWordsSchema } from '../../src/node/schema/searchWordsSchema';
import { synonymsSchema } from '../../src/node/schema/synonymsSchema';
import { commandTable } from './commandTable';
import { attributeTable, elementTable } from './elementTables';
import { readScripts, rootCommands, workspaceCommands } from './readPages';
import { ruleTable } from './ruleTable';
import { schemaTable } from './schemaTable';
import { ENTRY_KINDS, OUTCOME_NAMES } from '../../packages/import/src/markdown/reportEntry';
import { formatTable } from './table';

/** Parts of `site.yaml` that have a table of their own; all other keys are in the first table. */
const PARTS = ['locales', 'navbar', 'footer', 'home', 'colorMode', 'announcement', 'search', 'analytics', 'feedback'];

/** The texts of the handbook's generated regions by name: tables of what the code takes, made from what checks it. */
export function generatedTexts(): Map<string, string> {
  return new Map([
    ['front-matter-doc', schemaTable(docSchema)],
    ['front-matter-post', schemaTable(postSchema)],
    ['authors', schemaTable(authorsSchema)],
    ['tags', schemaTable(tagsSchema)],
    ['redirects', schemaTable(redirectsSchema)],
    ['sidebars', schemaTable(sidebarsSchema)],
    ['videos', schemaTable(videoSchema)],
    ['glossary', schemaTable(glossarySchema)],
    ['kinds', schemaTable(kindsSchema)],
    ['synonyms', schemaTable(synonymsSchema)],
    ['search-words', schemaTable(searchWordsSchema)],
    ['search-expectations', schemaTable(searchExpectationsSchema)],
    ['product-model', schemaTable(productModelSchema)],
    ...FEATURES.flatMap(({ files = {} }) => Object.entries(files)).map(
      ([file, schema]): [string, string] => [path.parse(file).name, schemaTable(schema)],
    ),
    ['settings', schemaTable(siteSchema, (key) => !PARTS.includes(key))],
    ...PARTS.map((part): [string, string] => [`settings-${part}`, schemaTable(siteSchema, (key) => key === part)]),
    ['elements', elementTable()],
    ['attributes', attributeTable()],
    ['import-kinds', importKindTable()],
    ['rules', ruleTable()],
    ['commands', commandTable(rootCommands(), readScripts())],
    ['workspace-commands', commandTable(workspaceCommands(), readScripts())],
  ]);
}

/** The kinds of entries that the report of an import has. */
export function importKindTable(): string {
  const rows = Object.entries(ENTRY_KINDS).map(([kind, [outcome, meaning]]) => [
    `\`${kind}\``,
    OUTCOME_NAMES[outcome],
    meaning,
  ]);
  return formatTable(['Kind', 'Outcome', 'Meaning'], rows);
}
