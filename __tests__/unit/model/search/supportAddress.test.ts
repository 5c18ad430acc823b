import { supportAddress } from '../../../../src/model/search/supportAddress';

test.each([
  ['/docs/tuki', 'lasku', '/docs/tuki'],
  ['https://tuki.example.com/?aihe={query}', 'äly & co', 'https://tuki.example.com/?aihe=%C3%A4ly%20%26%20co'],
  ['https://tuki.example.com/?a={query}&b={query}', '$&', 'https://tuki.example.com/?a=%24%26&b=%24%26'],
  ['https://tuki.example.com/{query}', 'a\ud800b', 'https://tuki.example.com/ab'],
])('%s takes "%s"', (address, query, expected) => expect(supportAddress(address, query)).toBe(expected));
