import path from 'node:path';
import { checkContent } from '../../../src/node/content/checkContent';
import { createRecordStore } from '../../../src/node/content/recordStore';

test('content is fine', async () => {
  expect(await checkContent(path.resolve('content'), createRecordStore())).toEqual([]);
});
