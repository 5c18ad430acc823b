import path from 'node:path';
import { openTextCache } from '../../../../src/node/cache/textCache';
import { makeTemporaryFolder } from '../../../support/contentFolder';

test('makes a text again only when its source changes, and drops texts that a build did not use', () => {
  const file = path.join(makeTemporaryFolder(), 'folder', 'texts.json');
  const made: string[] = [];
  const build = (...sources: string[]) => {
    const cache = openTextCache(file);
    const texts = sources.map((source) =>
      cache.get(source, () => {
        made.push(source);
        return source.toUpperCase();
      }),
    );
    cache.flush();
    return texts;
  };
  expect([build('a', 'b'), build('a', 'c'), build('b')]).toEqual([['A', 'B'], ['A', 'C'], ['B']]);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
