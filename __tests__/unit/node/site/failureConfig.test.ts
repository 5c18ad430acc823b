import { failureConfig } from '../../../../src/node/site/failureConfig';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { loadSite } from '../../../../src/node/site/loadSite';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(() => removeTemporaryFolders());

test('each locale has its texts, with the base path in them', () => {
  const { loaded } = loadSite(makeContentFolder(), createRecordStore());
  const facts = loaded === undefined ? undefined : failureConfig(loaded);
  expect(facts).toMatchObject({ base: '/', hasBanner: true });
  expect(Object.keys(facts?.texts ?? {})).toEqual(['fi', 'en', 'sv']);
  expect(facts?.texts.en?.crash).toEqual({
    title: 'Page Error',
    part: 'This page crashed.',
    whole: 'This page crashed',
    retry: 'Try again',
  });
  expect(facts?.texts.en?.banner.path).toContain('built for the path / (default), ');
  for (const { crash, banner } of Object.values(facts?.texts ?? {})) {
    expect(Object.values({ ...crash, ...banner }).filter((text) => text === '')).toEqual([]);
    expect(banner.path).toContain('{{suggested}}');
  }
});
