import path from 'node:path';
import { createTextCache } from '../../../../src/node/cache/textCache';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('a text is made again when its sources have changed, or when the last build did not ask for it', () => {
  const file = path.join(makeTemporaryFolder(), 'cache', 'texts.json');
  const made: string[] = [];
  const build = (...all: string[][]) => {
    const cache = createTextCache(file);
    made.length = 0;
    const texts = all.map((sources) =>
      cache.get(sources, () => {
        made.push(sources.join());
        return `Teksti ${sources.join()}`;
      }),
    );
    cache.flush();
    return { texts, made: [...made] };
  };
  expect(build(['a', '1'], ['b', '1'])).toEqual({ texts: ['Teksti a,1', 'Teksti b,1'], made: ['a,1', 'b,1'] });
  expect(build(['a', '2'], ['b', '1'])).toEqual({ texts: ['Teksti a,2', 'Teksti b,1'], made: ['a,2'] });
  expect(build(['a', '1']).made).toEqual(['a,1']);
});
