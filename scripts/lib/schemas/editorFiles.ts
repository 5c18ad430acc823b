import path from 'node:path';
import type { z } from 'zod';
import { FEATURES } from '../../../src/features';
import { glossarySchema } from '../../../src/node/schema/glossarySchema';
import { kindsSchema } from '../../../src/node/schema/kindsSchema';
import {
  authorsSchema,
  docSchema,
  postSchema,
  redirectsSchema,
  tagsSchema,
  videoSchema,
} from '../../../src/node/schema/pageSchemas';
import { productModelSchema } from '../../../src/node/schema/productModelSchema';
import { searchExpectationsSchema } from '../../../src/node/schema/searchExpectationsSchema';
import { sidebarsSchema } from '../../../src/node/schema/sidebarsSchema';
import { siteSchema } from '../../../src/node/schema/siteSchema';
import { searchWordsSchema } from '../../../src/node/schema/searchWordsSchema';
import { synonymsSchema } from '../../../src/node/schema/synonymsSchema';
import { pageChecks, siteChecks } from './checksSchema';
import { jsonSchemaOf, withProperty, type JsonSchema } from './jsonSchema';
import { snippets } from './snippets';

/** Folder of the JSON Schemas, from the root of the project. */
const FOLDER = 'generated/schemas';
const SNIPPETS = '.vscode/content.code-snippets';

/** The YAML files of a content folder, as patterns, each with the schema that checks them. */
const YAML_FILES: readonly (readonly [name: string, pattern: string, schema: z.ZodType])[] = [
  ['site', 'site.yaml', siteSchema],
  ['sidebars', '**/sidebars.yaml', sidebarsSchema],
  ['redirects', 'redirects.yaml', redirectsSchema],
  ['kinds', 'kinds.yaml', kindsSchema],
  ['glossary', 'glossary.yaml', glossarySchema],
  ['model', 'model.yaml', productModelSchema],
  ['synonyms', 'synonyms.*.yaml', synonymsSchema],
  ['search-words', 'search-words.*.yaml', searchWordsSchema],
  ['search-expectations', 'search-expectations.yaml', searchExpectationsSchema],
  ['authors', 'blog/authors.yaml', authorsSchema],
  ['tags', 'blog/tags.yaml', tagsSchema],
  ['video', 'videos/*.yaml', videoSchema],
  ...FEATURES.flatMap(({ files = {} }) =>
    Object.entries(files).map(([file, schema]) => [path.parse(file).name, file, schema] as const),
  ),
];

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const schemaFile = (name: string) => `${FOLDER}/${name}.schema.json`;

/** What `yaml.schemas` of VS Code is to hold: each schema with the files that it is for. */
export const yamlSchemas = (): Record<string, string> =>
  Object.fromEntries(YAML_FILES.map(([name, pattern]) => [`./${schemaFile(name)}`, `content/${pattern}`]));

/** The files that editors read: JSON Schemas of all YAML files and of front matter, and snippets of the elements. */
export function editorFiles(): Map<string, string> {
  const files = YAML_FILES.map(([name, pattern, schema]): [string, JsonSchema] => {
    const json = jsonSchemaOf(schema, pattern);
    return [name, name === 'site' ? withProperty(json, 'checks', siteChecks()) : json];
  });
  const pages = [
    ['front-matter-doc', 'Front matter of a doc', docSchema],
    ['front-matter-post', 'Front matter of a post', postSchema],
  ] as const;
  const ofPages = pages.map(([name, title, schema]): [string, JsonSchema] => [
    name,
    withProperty(jsonSchemaOf(schema, title), 'checks', pageChecks()),
  ]);
  return new Map([
    ...[...files, ...ofPages].map(([name, json]): [string, string] => [schemaFile(name), asText(json)]),
    [SNIPPETS, asText(snippets())],
  ]);
}
