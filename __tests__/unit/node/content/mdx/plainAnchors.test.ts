import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { siteIn } from '../../../../support/compileText';

const compiled = async (
  body: string,
  oldAnchors: { id: string; heading: string }[] = [],
  keptIds?: ReadonlySet<string>,
) =>
  compileMdx(
    {
      absolutePath: '/olematon/docs/sivu.mdx',
      file: 'sivu.mdx',
      body,
      oldAnchors: oldAnchors.map((anchor) => ({ ...anchor, line: 1, column: 1 })),
    },
    { ...siteIn('/olematon/docs'), keptIds },
  );

test('a heading whose id has other letters has a target in plain ones, which is in none of its texts', async () => {
  const { content, diagnostics } = await compiled('## Näin\n\nTeksti.\n\n## Loppu\n');
  expect(content?.html).toMatch(/^<h2 id="näin"><span id="nain"><\/span>Näin<a .+<h2 id="loppu">Loppu<a /s);
  expect(content?.ids).toEqual(['näin', 'nain', 'loppu']);
  expect(content?.headings.map(({ id, text }) => [id, text])).toEqual([
    ['näin', 'Näin'],
    ['loppu', 'Loppu'],
  ]);
  expect(content?.sections[0]).toEqual({ id: 'näin', heading: 'Näin', text: 'Teksti.' });
  expect(diagnostics).toEqual([]);
});

test('an id that something else of the page has stays with that', async () => {
  const { content, diagnostics } = await compiled('## Sää\n\n## Saa\n\n## Säa\n');
  expect(content?.ids).toEqual(['sää', 'saa', 'säa']);
  expect(diagnostics).toEqual([]);
});

test('steps with a name of their own and old anchors have plain ids too', async () => {
  const steps = '## Uusi\n\n<Steps id="näin">\n\n1. Avaa.\n\n</Steps>\n';
  const { content } = await compiled(steps, [{ id: 'entinen-jäi', heading: 'uusi' }]);
  expect(content?.html).toContain('<li id="näin-1"><span id="nain-1"></span><a class="step-link" href="#näin-1"');
  expect(content?.ids).toEqual(['uusi', 'entinen-jai', 'entinen-jäi', 'näin-1', 'nain-1']);
});

test('where the published ids are known, a heading has its plain id alone but for one that is among them', async () => {
  const body = '## Näin\n\n## Sää\n\n## Saa\n\n## Säa\n\n[Sää](#sää)\n';
  const { content, diagnostics } = await compiled(body, [], new Set(['sää']));
  expect(content?.headings.map(({ id }) => id)).toEqual(['nain', 'sää', 'saa', 'säa']);
  expect(content?.ids).toEqual(['nain', 'sää', 'saa', 'säa']);
  expect(diagnostics).toEqual([]);
});
