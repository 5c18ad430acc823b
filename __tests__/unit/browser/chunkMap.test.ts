import { mendChunkMap } from '../../../src/browser/chunkMap';

const MAP = { 'component---src-templates-doc-tsx': ['/doc.js'] };

test.each([
  ['a string becomes an object', JSON.stringify(MAP), MAP],
  ['an object stays as it is', MAP, MAP],
  ['a string that is no JSON becomes an empty map', '{broken', {}],
  ['an empty string becomes an empty map', '', {}],
  ['what is not there stays away', undefined, undefined],
])('%s', (_, written, expected) => {
  const browser = { ___chunkMapping: written };
  mendChunkMap(browser);
  expect(browser.___chunkMapping).toEqual(expected);
});
