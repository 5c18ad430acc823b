import { fixtureTexts } from '../../../support/fixtureTexts';
import { neededTexts, SHOWN_OR_NEVER } from '../../../../src/model/navigation/seedTexts';

const kept = (texts: Readonly<Record<string, string>>, page: string, ns = 'common') =>
  Object.keys(neededTexts(ns, texts, page));

describe('the texts that a page brings along', () => {
  test.each([
    ['as it is', 'Seuraa:', '<span>Seuraa:</span>'],
    ['with values in it', 'Vahvistettu {{date}}.', '<p>Vahvistettu 1.2.2026. Muuta.</p>'],
    ['that begins with a value', '{{count}} kertaa: {{who}}', '<p>2 kertaa: x</p>'],
    ['with characters that HTML escapes', `"A" & 'B' <c>`, '<p>&quot;A&quot; &amp; &#x27;B&#x27; &lt;c&gt;</p>'],
    ['of values alone', '{{a}}{{b}}', ''],
  ])('a text %s is among them where the page shows it', (_, text, page) => {
    expect(kept({ feeds: text }, page)).toEqual(['feeds']);
  });

  test('one that the page does not show and never will is not', () => {
    const texts = { feeds: 'Seuraa:', pageCopied: 'Kopioitu.' };
    expect(kept(texts, '<p>Ohje</p>')).toEqual(['pageCopied']);
    expect(kept(texts, '<p>Ohje</p>', 'home')).toEqual(['feeds', 'pageCopied']);
  });

  test('every text that may be left out is one', () => {
    const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = fixtureTexts();
    for (const [ns, keys] of Object.entries(SHOWN_OR_NEVER))
      expect(Object.keys(catalogues[ns] ?? {})).toEqual(expect.arrayContaining([...keys]));
  });
});
