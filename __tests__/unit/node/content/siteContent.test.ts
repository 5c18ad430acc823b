import path from 'node:path';
import { checkContent } from '../../../../src/node/content/checkContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';

test("the site's own content has no faults", async () => {
  expect(await checkContent(path.resolve('content'), createRecordStore())).toEqual([]);
});
