import path from 'node:path';
import { z } from 'zod';
import { projectEngine } from '../../../src/engine';
import { glossarySchema } from '../../../src/node/schema/glossarySchema';
import { kindsSchema } from '../../../src/node/schema/kindsSchema';
import { docSchema, postSchema } from '../../../src/node/schema/pageSchemas';
import { searchExpectationsSchema } from '../../../src/node/schema/searchExpectationsSchema';
import { sidebarsSchema } from '../../../src/node/schema/sidebarsSchema';
import { siteSchema } from '../../../src/node/schema/siteSchema';
import { searchWordsSchema } from '../../../src/node/schema/searchWordsSchema';
import { synonymsSchema } from '../../../src/node/schema/synonymsSchema';
import { authorsSchema, redirectsSchema, tagsSchema, videoSchema } from '../../../src/node/schema/tableSchemas';
import { allRules } from '../../../src/node/content/rules/registry';
import { LEVELS, PRESETS, type RuleInfo } from '../../../src/node/diagnostics/rule';
import { elementsOf } from '../../../src/node/content/mdx/components/registry';
import { snippetsOf } from '../../../src/node/content/mdx/components/snippets';
import { FILES } from '../../../src/node/schema/featureSettings';

const { added } = projectEngine();

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema version that editors' YAML support handles best. */
const TARGET = { target: 'draft-7' } as const;

/** The JSON Schema of a file's Zod schema. */
function jsonSchemaOf(schema: z.ZodType, title: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { ...TARGET, io: 'input', unrepresentable: 'any' });
  return { $schema, title, ...rest };
}

/** Copies a schema with one property replaced. */
function withProperty(schema: JsonSchema, name: string, property: JsonSchema): JsonSchema {
  const old = schema.properties?.[name];
  const { description } = typeof old === 'object' ? old : {};
  return { ...schema, properties: { ...schema.properties, [name]: { description, ...property } } };
}

/** A VS Code snippet. */
interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

const SCOPE = 'mdx,markdown';

/** Snippets of elements and admonitions, by name. */
function snippets(): Record<string, Snippet> {
  const elements = elementsOf(added);
  const all = snippetsOf(elements).map(([name, text]): [string, Snippet] => {
    const last = text.split('…').length - 1;
    let at = 0;
    const withPlaces = text.replace(/(?:(\w+)=")?…/g, (_, attribute?: string) => {
      at += 1;
      if (attribute !== undefined) return `${attribute}="\${${at}:${attribute}}`;
      return at === last ? '$0' : `$${at}`;
    });
    const description = elements.get(name)?.description ?? 'A note.';
    return [name, { scope: SCOPE, prefix: name, body: withPlaces.split('\n'), description }];
  });
  return Object.fromEntries(all);
}

const rules = [...allRules(added)];

function ruleSchema({ description, level, isEssential, options }: RuleInfo): JsonSchema {
  if (isEssential === true) return { description, const: 'error' };
  const levels: JsonSchema = { type: 'string', enum: [...LEVELS] };
  if (options === undefined) return { description, default: level, ...levels };
  const group = z.toJSONSchema(options.strict(), { ...TARGET, io: 'input' });
  delete group.$schema;
  const pair: JsonSchema = { type: 'array', items: [levels, group], minItems: 1, maxItems: 2 };
  return { description, default: level, anyOf: [levels, pair] };
}

/** `checks` of `site.yaml`: a preset, and levels and options of rules. */
const siteChecks = (): JsonSchema => ({
  type: 'object',
  properties: {
    preset: { type: 'string', enum: [...PRESETS], description: 'Levels of the rules that have no line of their own.' },
    ...Object.fromEntries(rules.map(([name, info]) => [name, ruleSchema(info)])),
  },
  additionalProperties: false,
});

/** `checks` of the front matter: rules that are off for the page, each with the reason. */
const pageChecks = (): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    rules
      .filter(([, { isEssential }]) => isEssential !== true)
      .map(([name, { description }]) => [name, { type: 'string', minLength: 1, description }]),
  ),
  additionalProperties: false,
});

/** Folder of the JSON Schemas, from the root of the project. */
const FOLDER = 'generated/schemas';
const SNIPPETS = '.vscode/content.code-snippets';

/** The YAML files of a content folder, as patterns with their schemas. */
export const YAML_FILES: readonly (readonly [name: string, pattern: string, schema: z.ZodType])[] = [
  ['site', 'site.yaml', siteSchema(added)],
  ['sidebars', '**/sidebars.yaml', sidebarsSchema],
  ['redirects', 'redirects.yaml', redirectsSchema],
  ['kinds', 'kinds.yaml', kindsSchema],
  ['glossary', 'glossary.yaml', glossarySchema],
  ['synonyms', 'synonyms.*.yaml', synonymsSchema],
  ['search-words', 'search-words.*.yaml', searchWordsSchema],
  ['search-expectations', 'search-expectations.yaml', searchExpectationsSchema],
  ['authors', 'blog/authors.yaml', authorsSchema],
  ['tags', 'blog/tags.yaml', tagsSchema],
  ['video', 'videos/*.yaml', videoSchema],
  ...added
    .of(FILES)
    .flatMap((files) => Object.entries(files).map(([file, schema]) => [path.parse(file).name, file, schema] as const)),
];

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const schemaFile = (name: string) => `${FOLDER}/${name}.schema.json`;

/** The value of VS Code's setting `yaml.schemas`. */
export const yamlSchemas = (): Record<string, string> =>
  Object.fromEntries(YAML_FILES.map(([name, pattern]) => [`./${schemaFile(name)}`, `content/${pattern}`]));

/** The files for editors: JSON Schemas of all YAML files and front matter, and snippets of the elements. */
export function editorFiles(): Map<string, string> {
  const files = YAML_FILES.map(([name, pattern, schema]): [string, JsonSchema] => {
    const json = jsonSchemaOf(schema, pattern);
    return [name, name === 'site' ? withProperty(json, 'checks', siteChecks()) : json];
  });
  const pages = [
    ['front-matter-doc', 'Front matter of a doc', docSchema(added)],
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
