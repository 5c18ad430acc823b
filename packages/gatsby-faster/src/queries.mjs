import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

const IMPORT = /['"`]gatsby['"`]/;
const USED = /graphql|Slice/;

/** True for code that may have a query or a slice. Of a page, Gatsby reads more: its other exports. */
const mayHaveQuery = (code) =>
  code.includes('graphql`') || code.includes('gatsby-plugin-image') || (IMPORT.test(code) && USED.test(code));

/** Gatsby would warn of the query of a template that no page uses, such as those of a blog that a site does not have. */
const isTemplate = (code) => /^export const query = graphql`/m.test(code);

/**
 * Lets Babel read only pages and files with queries. Gatsby reads every file with a word such as "config", which takes
 * as long as bundling.
 */
export function readLessFiles({ default: { prototype } }) {
  const { parseFile } = prototype;
  prototype.parseFile = async function parseFewer(file, addError) {
    const { components } = require('gatsby/dist/redux').store.getState();
    // A page of the content is its template with the file as a query.
    const isPage = [...components.keys()].some((each) => each === file || each.startsWith(`${file}?`));
    const code = isPage ? '' : await readFile(file, 'utf8').catch(() => 'graphql`');
    return isPage || (mayHaveQuery(code) && !isTemplate(code)) ? parseFile.call(this, file, addError) : null;
  };
}
