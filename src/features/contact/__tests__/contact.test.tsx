import { screen } from '@testing-library/react';
import { fixtureTexts } from '../../../../__tests__/support/fixtureTexts';
import { renderInPage } from '../../../../__tests__/support/renderInPage';
import { settings } from '../../../../__tests__/support/siteFeatures';
import { ContactBox } from '../components/ContactBox';
import { supportAddress, type ContactData } from '../model/contact';

const SUPPORT: ContactData = {
  url: 'https://tuki.example.com/?haku={query}&sivu={page}',
  phone: '020 123 4567',
  mail: 'tuki@example.com',
  page: '/docs/tuki',
  locales: [['fi', { texts: fixtureTexts('fi').contact ?? {}, hours: 'ma–pe 9–16' }]],
};

const linksOn = (path: string, where: 'page' | 'noResults' | 'closeMatches', more: Partial<ContactData> = {}) => {
  settings.contact = { ...SUPPORT, ...more };
  renderInPage(<ContactBox where={where} query="lasku" />, 'fi', path);
  return screen
    .queryAllByRole('link')
    .map((link) => `${link.textContent?.replace(/ \(.*/, '')}: ${link.getAttribute('href')}`);
};
const ASK = 'Avaa tukipyyntö: https://tuki.example.com/?haku=lasku&sivu=';
const WAYS = ['020 123 4567: tel:0201234567', 'tuki@example.com: mailto:tuki@example.com'];

test.each([
  ['/docs/tuki', 'page', {}, [ASK, ...WAYS]],
  ['/docs/saldo', 'page', {}, []],
  ['/search', 'noResults', {}, [ASK, ...WAYS]],
  ['/search', 'closeMatches', {}, [ASK]],
  ['/search', 'closeMatches', { url: null }, ['Tukipyyntö: /docs/tuki']],
] as const)('on %s, the contact box of a %s with %j has %j', (path, where, more, expected) => {
  expect(linksOn(path, where, more)).toEqual(expected);
  expect(screen.queryAllByText('ma–pe 9–16')).toHaveLength(expected.length === 3 ? 1 : 0);
});

test.each([
  ['https://tuki.example.com/?aihe={query}', 'äly & co', 'https://tuki.example.com/?aihe=%C3%A4ly%20%26%20co'],
  ['https://tuki.example.com/?a={query}&b={query}', '$&', 'https://tuki.example.com/?a=%24%26&b=%24%26'],
  ['https://tuki.example.com/{query}', 'a\ud800b', 'https://tuki.example.com/ab'],
])('%s with the query "%s"', (address, query, expected) => expect(supportAddress(address, query, '')).toBe(expected));
