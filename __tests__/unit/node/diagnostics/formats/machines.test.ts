import { z } from 'zod';
import { formatCheckstyle } from '../../../../../src/node/diagnostics/formats/checkstyle';
import { formatGithub } from '../../../../../src/node/diagnostics/formats/github';
import { formatJson } from '../../../../../src/node/diagnostics/formats/json';
import { formatSarif } from '../../../../../src/node/diagnostics/formats/sarif';
import { ALL_RULES } from '../../../../../src/node/content/rules/registry';
import { SAMPLE, sampleContext } from '../../../../support/diagnostics';

test('JSON has everything that is known', () => {
  expect(JSON.parse(formatJson(SAMPLE, sampleContext()))).toEqual({
    version: 1,
    errors: 3,
    warnings: 1,
    diagnostics: SAMPLE.map((each) => ({ ...each, isFixable: false })),
  });
  expect(JSON.parse(formatJson([], sampleContext()))).toEqual({ version: 1, errors: 0, warnings: 0, diagnostics: [] });
});

test('GitHub gets a command for each, with its signs escaped', () => {
  expect(formatGithub(SAMPLE, sampleContext()).split('\n')).toEqual([
    '::error file=content/docs,title=site/empty::There are no pages.',
    '::error file=content/docs/ä b%2Cc.mdx,line=2,col=7,title=link/broken::The link "/a&b" leads to no page: 100%25 <sure>. Did you mean "/a"?',
    '::warning file=content/docs/ä b%2Cc.mdx,line=3,col=1,title=sentence/long::This sentence has 26 words, more than the 25 that are read at once. Make two of it.',
    '::error file=content/docs/rivi%0Avaihto.mdx,line=1,title=link/broken::Kaksi%0Ariviä.',
  ]);
});

test('Checkstyle gets well-formed XML by file', () => {
  const report = formatCheckstyle(SAMPLE, sampleContext());
  expect(report.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<checkstyle version="8.0">',
    '  <file name="content/docs">',
    '    <error severity="error" message="There are no pages." source="site/empty"/>',
    '  </file>',
    '  <file name="content/docs/ä b,c.mdx">',
    '    <error line="2" column="7" severity="error" message="The link &quot;/a&amp;b&quot; leads to no page: 100% &lt;sure&gt;. Did you mean &quot;/a&quot;?" source="link/broken"/>',
    '    <error line="3" column="1" severity="warning" message="This sentence has 26 words, more than the 25 that are read at once. Make two of it." source="sentence/long"/>',
    '  </file>',
    '  <file name="content/docs/rivi&#10;vaihto.mdx">',
    '    <error line="1" severity="error" message="Kaksi&#10;riviä." source="link/broken"/>',
    '  </file>',
    '</checkstyle>',
  ]);
});

test('signs that XML cannot hold are replaced', () => {
  const [first] = SAMPLE;
  const report = formatCheckstyle(
    first === undefined ? [] : [{ ...first, message: 'a\u0001b\ud800c' }],
    sampleContext(),
  );
  expect(report).toContain('message="a\ufffdb\ufffdc"');
});

const text = z.strictObject({ text: z.string().min(1) });
/** The parts of SARIF 2.1.0 that the report uses, as the standard asks for them (section 3). */
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          rules: z.array(
            z.strictObject({
              id: z.string().min(1),
              shortDescription: text,
              defaultConfiguration: z.strictObject({
                level: z.enum(['none', 'note', 'warning', 'error']),
                enabled: z.boolean(),
              }),
            }),
          ),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(
        z.strictObject({
          ruleId: z.string().min(1),
          ruleIndex: z.int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: text,
          locations: z.tuple([
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({ uri: z.string().regex(/^[\w.~!*'()%/-]+$/) }),
                region: z
                  .strictObject({ startLine: z.int().min(1), startColumn: z.int().min(1).optional() })
                  .optional(),
              }),
            }),
          ]),
        }),
      ),
    }),
  ]),
});

test('SARIF has the form of its standard, and every result its rule', () => {
  const { runs } = sarif.parse(JSON.parse(formatSarif(SAMPLE, sampleContext())));
  const [{ tool, results }] = runs;
  expect(tool.driver.rules.map(({ id }) => id)).toEqual([...ALL_RULES.keys()]);
  expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]?.id)).toEqual(SAMPLE.map(({ rule }) => rule));
  expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning', 'error']);
  expect(results.map(({ locations: [{ physicalLocation }] }) => physicalLocation)).toEqual([
    { artifactLocation: { uri: 'content/docs' } },
    { artifactLocation: { uri: 'content/docs/%C3%A4%20b%2Cc.mdx' }, region: { startLine: 2, startColumn: 7 } },
    { artifactLocation: { uri: 'content/docs/%C3%A4%20b%2Cc.mdx' }, region: { startLine: 3, startColumn: 1 } },
    { artifactLocation: { uri: 'content/docs/rivi%0Avaihto.mdx' }, region: { startLine: 1 } },
  ]);
});
