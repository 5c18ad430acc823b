import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writePageList } from '../../../../src/node/output/writePageList';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('a list takes the place of the same language’s last one, and of no other', async () => {
  const folder = makeTemporaryFolder();
  process.chdir(folder);
  const write = async (title: string, locale: string) =>
    path.basename(await writePageList([{ path: '/docs/lasku', title, lang: null }], locale));
  await write('Fatura', 'pt');
  const brazilian = await write('Fatura', 'pt-BR');
  const latest = await write('Faturas', 'pt');
  expect(readdirSync(path.join(folder, 'public/static/pages')).sort()).toEqual([brazilian, latest].sort());
});
