import { readdirSync } from 'node:fs';
import path from 'node:path';
import { removeOldTermFiles } from '../../node/removeOldTermFiles';
import {
  applyChanges,
  makeTemporaryFolder,
  removeTemporaryFolders,
} from '../../../../../__tests__/support/contentFolder';

afterAll(removeTemporaryFolders);

const NOW = 'a'.repeat(32);
const BEFORE = 'b'.repeat(32);

function makeOutput(): string {
  const output = makeTemporaryFolder();
  applyChanges(output, {
    [`static/${NOW}.index.txt`]: '',
    [`static/${NOW}.index.txt.br`]: '',
    [`static/${BEFORE}.index.txt`]: '',
    [`static/${BEFORE}.index.txt.gz`]: '',
    [`static/${BEFORE}.store.json`]: '',
    [`static/${BEFORE}.svg`]: '',
    'page-data/sv/docs/sanasto/page-data.json': `{"indexUrl":"/ohje/static/${NOW}.index.txt"}`,
  });
  return output;
}

test('files that no page of the glossary names go, with their compressed forms', () => {
  const output = makeOutput();
  removeOldTermFiles(output, ['/docs/sanasto', '/sv/docs/sanasto']);
  expect(readdirSync(path.join(output, 'static')).sort()).toEqual([
    `${NOW}.index.txt`,
    `${NOW}.index.txt.br`,
    `${BEFORE}.svg`,
  ]);
});

test('a site without such a page keeps none', () => {
  const output = makeOutput();
  removeOldTermFiles(output, []);
  expect(readdirSync(path.join(output, 'static'))).toEqual([`${BEFORE}.svg`]);
});
