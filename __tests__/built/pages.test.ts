/** @jest-environment jsdom */
import { all, builtPage, textOf } from '../support/builtSite';

test('a long category links to its groups', () => {
  const page = builtPage('/docs/category/pikaohjeet');
  const groups = all(page, 'main nav[aria-label="Tällä sivulla"] a');
  expect(groups.map(textOf)).toEqual(['Alkuun 1', 'Asiakkaat 1', 'Tilaukset 2', 'Laskutus 2', 'Maksut ja perintä 3']);
  for (const group of groups) {
    const id = group.getAttribute('href')?.slice(1) ?? '';
    expect(textOf(group)).toContain(textOf(page.getElementById(id)));
  }
});

test('a printed page names its address', () => {
  const address = '/docs/ohjeet/tilaustenhallinta/tilaukset';
  const source = builtPage(address).querySelector('[data-print-source]');
  expect(textOf(source)).toBe(`Ohjekeskus · https://ohje.example.com${address}`);
});

const facts = (selector: string) =>
  all(builtPage('/ohje/en/docs/ohjeet/linkit'), selector).map((link) =>
    [textOf(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))].join(' | '),
  );
const outside = (text: string, href: string) =>
  `${`${text} (opens in new tab)`.trim()} | ${href} | _blank | noopener noreferrer`;
const inside = (text: string, href: string) => `${text} | ${href} |  | `;

test('links in footer and navbar announce a new tab in the page’s language', () => {
  expect(facts('footer nav a')).toEqual([
    inside('Start (Finnish)', '/ohje/en/docs/alku'),
    outside('Tuki', 'https://tuki.example.com'),
    inside('Posti', 'mailto:tuki@example.com'),
    inside('Puhelin', 'tel:+358401234567'),
    inside('Saldo', '/ohje/en/docs/ohjeet/saldo'),
    inside('Hinnasto', '/ohje/hinnasto.txt'),
  ]);
  expect(facts('header a[href^="https:"]')).toContain(outside('Tuki', 'https://tuki.example.com'));
  expect(all(builtPage('/ohje/en/docs/ohjeet/linkit'), 'footer nav a[target] svg')).toHaveLength(1);
});

test('footer separators are hidden from screen readers, and the logo has a name', () => {
  const page = builtPage('/ohje/docs/alku');
  expect(all(page, 'footer li > [aria-hidden="true"]').map(textOf)).toEqual(Array(5).fill('·'));
  const logos = all(page, 'footer a[href="https://www.example.com"] img');
  expect(logos.map((logo) => [logo.getAttribute('src'), logo.getAttribute('alt')])).toEqual([
    ['/ohje/tunnus.svg', 'Pieni'],
    ['/ohje/tunnus-tumma.svg', 'Pieni'],
  ]);
});

describe('versions', () => {
  test.each(['/', '/docs/etusivu', '/docs/category/ohjeet'])(
    'are not mentioned on %s of a site with one version',
    (address) => {
      const page = builtPage(address);
      expect(all(page, 'nav[aria-label="Ohjeiden versiot"], section[aria-label="Tietoa versiosta"]')).toEqual([]);
      expect(textOf(page.body)).not.toContain('Versio: ');
    },
  );

  test.each([
    ['/docs/1.0/ohjeet/saldo', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/ohjeet/saldo'],
    ['/docs/1.0/vanha', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/alku'],
    ['/docs/3.0/alku', 'Tämä ohje koskee versiota 3.0 (tulossa), jota ei ole vielä julkaistu. /ohje/docs/alku'],
    ['/sv/docs/1.0/alku', 'Den här anvisningen gäller version 1.0, som inte längre underhålls. /ohje/sv/docs/alku'],
  ])('the version banner of %s is: %s', (address, expected) => {
    const texts = all(builtPage(`/ohje${address}`), 'main section[aria-label] > p').map(
      (text) => `${textOf(text.firstChild as Element)} ${text.querySelector('a')?.getAttribute('href')}`,
    );
    expect(texts).toEqual([expected]);
  });
});
