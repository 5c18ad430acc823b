import path from 'node:path';
import sharp from 'sharp';
import { SITE_ICONS } from '../../../../../src/model/site/webManifest';
import { writeIcons } from '../../../../../src/node/output/images/writeIcons';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('icons have their sizes; those with a margin stand on a ground that lets nothing through', async () => {
  const folder = makeTemporaryFolder();
  await writeIcons(path.resolve('static/favicon.svg'), folder, '#ffffff');
  for (const { path: name, size, margin } of SITE_ICONS) {
    const image = sharp(path.join(folder, name));
    const { width, height } = await image.metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(size / 2) * size + Math.floor(size / 8) + Math.round(size * margin)) * 4;
    expect([name, data[3]]).toEqual([name, margin === 0 ? 0 : 255]);
    expect([name, data[middle + 3]]).toEqual([name, 255]);
  }
});
