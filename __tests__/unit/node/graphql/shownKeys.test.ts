import { z } from 'zod';
import { docSchema } from '../../../../src/node/schema/pageSchemas';
import { shownFieldDefinitions, shownFields } from '../../../../src/node/types/shownKeys';
import { added } from '../../../support/engine';

test.each<[string, z.ZodType, string]>([
  ['audience', z.string().optional(), '    audience: String'],
  ['reading_level', z.int().optional().describe('From 1 to 5.'), '    "From 1 to 5."\n    readingLevel: Int'],
  ['share', z.number().optional(), '    share: Float'],
  ['is_new', z.boolean().default(false), '    isNew: Boolean'],
  ['roles', z.array(z.string()).optional(), '    roles: [String!]'],
  ['ends', z.string().meta({ format: 'date' }).optional(), '    ends: Date @dateformat'],
])('the key %s becomes a field of the schema', (key, schema, definition) => {
  expect(shownFieldDefinitions([[key, schema]])).toBe(definition);
});

test('a key of an unsupported type throws, with instructions', () =>
  expect(() => shownFieldDefinitions([['ways', z.record(z.string(), z.string())]])).toThrow(
    'The key "ways" of docSchema has no simple type. Add it to MAPPED, and to pageNodes and pageTypes.',
  ));

test('a page has null for each missing key', () => {
  const page = docSchema(added).parse({ title: 'Saldo', description: 'Mitä on maksamatta.', reviewed: '2025-10-31' });
  expect(shownFields(page, added)).toMatchObject({ date: null, released: null, reviewed: '2025-10-31' });
});
