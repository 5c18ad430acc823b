import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalOf } from './original.mjs';

/*
 * In the place of what finds the queries in the site's files. Gatsby parses each file in which it reads a word like
 * "config", which are hundreds; queries are in those with a tag of GraphQL, and other facts of a page in its template.
 */

const TEMPLATE = /[\\/]src[\\/](?:features[\\/][^\\/]+[\\/])?templates[\\/]/;
const TAG = 'graphql`';

let finder;

const hasQueries = async (file) =>
  TEMPLATE.test(file) || !path.isAbsolute(file) || (await readFile(file, 'utf8')).includes(TAG);

const withQueries = (FileParser) =>
  class extends FileParser {
    async parseFiles(files, addError) {
      const isParsed = await Promise.all(files.map(hasQueries));
      return super.parseFiles(
        files.filter((_, index) => isParsed[index]),
        addError,
      );
    }
  };

export default {
  __esModule: true,
  get default() {
    return (finder ??= withQueries(originalOf('gatsby/dist/query/file-parser').default));
  },
};
