import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDrawing } from '../../../../src/model/drawing';
import { checkContent } from '../../../../src/node/content/checkContent';
import { listFiles } from '../../../../src/node/content/listFiles';
import { createRecordStore } from '../../../../src/node/content/recordStore';

test("the site's own content has no faults", async () => {
  expect(await checkContent(path.resolve('content'), createRecordStore())).toEqual([]);
});

test("the site's own illustrations have no colours but those that the dark mode can turn", () => {
  const drawings = listFiles(path.resolve('content/docs')).filter((file) => file.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((file) => !isDrawing(readFileSync(file, 'utf8')))).toEqual([]);
});
