import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

afterEach(removeTemporaryFolders);

test('only files with queries and templates are parsed', () => {
  const files = {
    'src/components/fragment.ts':
      "import { graphql } from 'gatsby';\nexport const a = graphql`fragment A on Site { id }`;",
    'src/node/settings.ts': 'export const config = (this cannot be parsed;',
    'src/templates/doc.tsx': 'export const Head = () => <title>A</title>;',
  };
  const script = `
const path = require('path');
const { default: FileParser } = require('gatsby/dist/query/file-parser');
const { store } = require('gatsby/dist/redux');
const file = path.resolve('src/templates/doc.tsx');
store.dispatch({ type: 'CREATE_PAGE', payload: { path: '/', component: file, componentPath: file, context: {} }, plugin: { name: 'site' } });
const errors = [];
new FileParser().parseFiles(${JSON.stringify(Object.keys(files))}.map((name) => path.resolve(name)), (error) => errors.push(error)).then((found) => {
  const { Head } = store.getState().components.get(file);
  console.log(JSON.stringify({ found: found.map(({ text }) => text), Head, errors }));
});`;
  const { stdout, stderr } = runWithStandIns(files, script);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ found: ['fragment A on Site{id}'], Head: true, errors: [] });
});
