import { localizeHtml } from '../../../../src/node/content/localizeHtml';
import { contentOf } from '../../../support/compileText';
import { describeDoc, findQuestions } from '../../../../src/node/structured/structuredData';

const SITE = 'https://ohje.example.com';

async function described(mdx: string, more = ''): Promise<unknown> {
  const content = await contentOf(mdx);
  const html = localizeHtml(content.html + more, { base: '/ohje', localeBase: '', texts: {} });
  const json = describeDoc({
    ...content,
    html,
    title: 'Laskun lähetys',
    locale: 'fi',
    url: `${SITE}/docs/x`,
    videoDates: ['2025-09-05'],
  });
  return json === null ? null : JSON.parse(json);
}

const STEPS = '<Steps>\n\n1. Avaa **lasku**.\n\n   Odota hetki.\n2. Paina <Kbd>Ctrl+K</Kbd>.\n\n</Steps>';

test('describes the steps of a task without their links, each with its address', async () => {
  expect(await described(STEPS)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: 'Laskun lähetys',
    inLanguage: 'fi',
    step: [
      { '@type': 'HowToStep', text: 'Avaa lasku. Odota hetki.', url: `${SITE}/docs/x#vaihe-1` },
      { '@type': 'HowToStep', text: 'Paina Ctrl+K.', url: `${SITE}/docs/x#vaihe-2` },
    ],
  });
});

test.each([
  ['a numbered list that is not a task', '1. Yksi\n2. Kaksi'],
  ['two tasks', `${STEPS}\n\nTai:\n\n${STEPS}`],
])('%s has no structured data', async (_, mdx) => expect(await described(mdx)).toBeNull());

test('describes questions with the plain text of their answers', async () => {
  const thing = await described('## A?\n\nKatso [alku](/docs/toinen).\n\n## B?\n\n- b\n\n## C?\n\nC.');
  expect(thing).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'A?', acceptedAnswer: { text: 'Katso alku.' } },
      { name: 'B?', acceptedAnswer: { text: 'b' } },
      { name: 'C?', acceptedAnswer: { text: 'C.' } },
    ],
  });
});

test('describes videos with full addresses and their publication day', async () => {
  const video =
    '<div class="video"><figure><video poster="\u2063⟦file⟧/static/a.jpg"><source src="\u2063⟦file⟧/static/a.webm"></video>' +
    '<figcaption><strong class="video-title">Alku</strong> <time datetime="PT65S">1:05</time>' +
    '<span class="video-description">Näin alat.</span></figcaption></figure></div>';
  expect(await described('Katso video.', video)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Alku',
    description: 'Näin alat.',
    duration: 'PT65S',
    contentUrl: `${SITE}/ohje/static/a.webm`,
    thumbnailUrl: [`${SITE}/ohje/static/a.jpg`],
    uploadDate: '2025-09-05',
  });
});

/** A page of headings with texts, written with as many `#` as their levels. */
function page(...lines: string[]) {
  const headings = lines.map((line, index) => {
    const [signs = '', ...words] = line.split(' ');
    return { depth: signs.length, id: `id-${index}`, text: words.join(' ') };
  });
  const sections = headings.map(({ id, text }) => ({ id, heading: text, text: `Vastaus: ${text}` }));
  return findQuestions(headings, [{ id: '', heading: '', text: 'Alku.' }, ...sections]);
}

test.each<[string, string[], string[]]>([
  ['only questions', ['## A?', '## B?', '## C?'], ['A?', 'B?', 'C?']],
  ['mostly questions', ['## A?', '## B?', '## C?', '## Katso myös'], ['A?', 'B?', 'C?']],
  ['too few questions', ['## A?', '## B?'], []],
  ['questions among other things', ['## A?', '## B?', '## C?', '## D', '## E'], []],
])('a page with %s has the questions %j', (_, lines, expected) => {
  expect(page(...lines).map(({ question }) => question)).toEqual(expected);
});

test('an answer includes lower headings, but nothing after a heading that is not a question', () => {
  const answers = page('## A?', '### Lisäksi', '## B?', '## C?', '## Muuta', '### Vielä').map(({ answer }) => answer);
  expect(answers).toEqual(['Vastaus: A? Lisäksi Vastaus: Lisäksi', 'Vastaus: B?', 'Vastaus: C?']);
});
