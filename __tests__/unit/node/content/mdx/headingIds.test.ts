import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { prepareSource } from '../../../../../src/node/content/mdx/prepareSource';
import { siteIn } from '../../../../support/compileText';

describe('plain ids', () => {
  const compiled = (
    body: string,
    oldAnchors: { id: string; heading: string }[] = [],
    keptIds?: ReadonlySet<string>,
  ) => {
    const anchors = oldAnchors.map((anchor) => ({ ...anchor, line: 1, column: 1 }));
    const page = { absolutePath: '/olematon/docs/sivu.mdx', file: 'sivu.mdx', body, oldAnchors: anchors };
    return compileMdx(page, { ...siteIn('/olematon/docs'), keptIds });
  };

  test('a heading with a non-ASCII id has a plain target, which is in none of its texts', async () => {
    const { content, diagnostics } = await compiled('## Näin\n\nTeksti.\n\n## Loppu\n');
    expect(content?.html).toMatch(/^<h2 id="näin"><span id="nain"><\/span>Näin<a .+<h2 id="loppu">Loppu<a /s);
    expect(content?.ids).toEqual(['näin', 'nain', 'loppu']);
    expect(content?.headings.map(({ id, text }) => [id, text])).toEqual([
      ['näin', 'Näin'],
      ['loppu', 'Loppu'],
    ]);
    expect([content?.sections[0], diagnostics]).toEqual([{ id: 'näin', heading: 'Näin', text: 'Teksti.' }, []]);
  });

  test('a heading has an empty target for each old id, which is in none of its texts', async () => {
    const before = ['vanha', 'vanhin'].map((id) => ({ id, heading: 'uusi' }));
    const { content } = await compiled('## Uusi\n\nTeksti.\n', before);
    expect(content?.html).toMatch(/^<h2 id="uusi"><span id="vanhin"><\/span><span id="vanha"><\/span>Uusi<a /);
    expect(content?.ids).toEqual(['uusi', 'vanhin', 'vanha']);
    expect(content?.sections).toEqual([{ id: 'uusi', heading: 'Uusi', text: 'Teksti.' }]);
  });

  test('a plain id does not replace an existing id', async () => {
    const { content, diagnostics } = await compiled('## Sää\n\n## Saa\n\n## Säa\n');
    expect([content?.ids, diagnostics]).toEqual([['sää', 'saa', 'säa'], []]);
  });

  test('named steps and old anchors have plain ids too', async () => {
    const steps = '## Uusi\n\n<Steps id="näin">\n\n1. Avaa.\n\n</Steps>\n';
    const { content } = await compiled(steps, [{ id: 'entinen-jäi', heading: 'uusi' }]);
    expect(content?.html).toMatch(/<li id="näin-1"><span id="nain-1"><\/span>[^]*?<a class="step-link" href="#näin-1"/);
    expect(content?.ids).toEqual(['uusi', 'entinen-jai', 'entinen-jäi', 'näin-1', 'nain-1']);
  });

  test('with published ids, a heading has only its plain id, unless its own id is published', async () => {
    const body = '## Näin\n\n## Sää\n\n## Saa\n\n## Säa\n\n[Sää](#sää)\n';
    const { content, diagnostics } = await compiled(body, [], new Set(['sää']));
    expect(content?.headings.map(({ id }) => id)).toEqual(['nain', 'sää', 'saa', 'säa']);
    expect([content?.ids, diagnostics]).toEqual([['nain', 'sää', 'saa', 'säa'], []]);
  });
});

test('a release note has a target where it tells of each page that it changes', async () => {
  const body = 'Alku.\n\n## Uutta\n\nKatso [maksu](/docs/maksu).\n\n- Yksi.\n- Korjaa [lasku](/docs/lasku#tilat).\n';
  const affects = ['/docs/lasku', '/docs/maksu', '/docs/muu'];
  const page = { absolutePath: '/olematon/docs/sivu.mdx', file: 'sivu.mdx', body, affects };
  const { content } = await compileMdx(page, siteIn('/olematon/docs'));
  expect(content?.html).toMatch(/^<span id="docs-muu"><\/span><p>Alku/);
  expect(content?.html).toContain('<p><span id="docs-maksu"></span>Katso');
  expect(content?.html).toContain('<li><span id="docs-lasku"></span>Korjaa');
});

describe('the source of a page', () => {
  test.each([
    ['no front matter', 'Teksti.\n', null, 'Teksti.\n'],
    ['empty front matter', '---\n---\nTeksti.\n', '', '\n\nTeksti.\n'],
    ['front matter with text below', '---\ntitle: A\n---\n\nTeksti.\n', 'title: A\n', '\n\n\n\nTeksti.\n'],
    ['front matter to the end of the file', '---\ntitle: A\n---', 'title: A\n', '\n\n'],
    ['a line of hyphens in the text', 'Alku.\n\n---\n\nLoppu.\n', null, 'Alku.\n\n---\n\nLoppu.\n'],
    ['four hyphens', '----\ntitle: A\n----\n', null, '----\ntitle: A\n----\n'],
  ])('%s', (_what, raw, frontMatter, body) => expect(prepareSource(raw)).toMatchObject({ frontMatter, body }));

  test.each([
    ['an explicit id with spaces after it', '### Otsikko {#oma}  ', '### Otsikko {/*#oma*/}  '],
    ['a heading with closing signs', '## A {#a} ##', '## A {/*#a*/} ##'],
    ['headings in a quote and above a line', '> ## B {#b}\nC {#c}\n---', '> ## B {/*#b*/}\nC {/*#c*/}\n---'],
    ['an id in code', 'Kirjoita `## A {#a}`', 'Kirjoita `## A {#a}`'],
    [
      'a heading after code in a list',
      '1. A\n\n   ```\n   b\n    ```\n## A {#a}',
      '1. A\n\n   ```\n   b\n    ```\n## A {/*#a*/}',
    ],
    ['a heading in a code block with a longer fence', '````\n```\n## A {#a}\n````', '````\n```\n## A {#a}\n````'],
    ['a heading after code in a line that begins with it', '```foo``` on\n## A {#a}', '```foo``` on\n## A {/*#a*/}'],
    ['a heading after a code block', '~~~\n~~~\n## A {#a}', '~~~\n~~~\n## A {/*#a*/}'],
  ])('%s', (_what, raw, body) => expect(prepareSource(raw).body).toBe(body));
});
