import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { goodText } from '../../../support/changes';
import { removeTemporaryFolders, withContentFolder } from '../../../support/contentFolder';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { loadSite } from '../../../../src/node/site/loadSite';

afterAll(removeTemporaryFolders);

/** What the site has after a file got a fault, when it was read before and when it was not. */
const loadedAround = (file: string, fault: string) =>
  withContentFolder({ [file]: goodText(file) }, (folder) => {
    const records = createRecordStore();
    const before = loadSite(folder, records).loaded;
    writeFileSync(path.join(folder, file), fault);
    return Promise.resolve({
      before,
      after: loadSite(folder, records, before),
      first: loadSite(folder, records),
    });
  });

test('sidebars with a fault are those from before; at the start there are none', async () => {
  const { before, after, first } = await loadedAround('sidebars.yaml', 'ohjeet:\n  items:\n - alku\n');
  expect(before?.sidebars.sidebars.length).toBeGreaterThan(0);
  expect(after.loaded?.sidebars).toBe(before?.sidebars);
  expect(after.diagnostics.map(({ file }) => file)).toEqual(['content/sidebars.yaml']);
  expect(first.loaded?.sidebars.sidebars).toEqual([]);
});

test('settings with a fault are those from before; at the start there is no site', async () => {
  const { before, after, first } = await loadedAround('site.yaml', 'title: [\n');
  expect(before).toBeDefined();
  expect(after.loaded?.site).toBe(before?.site);
  expect(after.diagnostics).toHaveLength(1);
  expect(first.loaded).toBeUndefined();
});

test('authors with a fault are those from before', async () => {
  const { before, after, first } = await loadedAround('blog/authors.yaml', 'tiimi: { nimi: Tiimi }\n');
  expect(Object.keys(before?.authors.data ?? {})).toContain('tiimi');
  expect(after.loaded?.authors).toBe(before?.authors);
  expect(first.loaded?.authors.data).toEqual({});
});
