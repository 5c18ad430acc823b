import path from 'node:path';
import { compareBuilt } from '../../../../../src/node/import/report/compareBuilt';
import {
  applyChanges,
  makeTemporaryFolder,
  removeTemporaryFolders,
  type Changes,
} from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

function folderOf(files: Changes): string {
  const folder = makeTemporaryFolder();
  applyChanges(folder, files);
  return folder;
}

const REACHED = [
  { address: '/docs/a', file: 'docs/a.mdx', content: { ids: new Set(['one']), words: ['title', 'text', 'one'] } },
  { address: '/old', file: 'redirects.yaml', content: undefined },
];
const page = (article: string) => `<!doctype html><html><body><nav>x</nav><article>${article}</article></body></html>`;
const messagesOf = (built: string) => {
  const entries = compareBuilt(built, '/base/', REACHED);
  return typeof entries === 'string' ? entries : entries.map(({ kind, message }) => `${kind}: ${message}`);
};

test.each([
  [
    'a page that is the same',
    'docs/a/index.html',
    '<h1>Title</h1><p>Text</p><h2 id="one">One<a class="hash-link">#</a></h2>',
    [],
  ],
  [
    'a lost anchor',
    'docs/a/index.html',
    '<h2 id="two">One</h2>',
    ['anchor-lost: #two of the built page is not there.'],
  ],
  [
    'lost words',
    'docs/a.html',
    '<p>Text and<br>more</p>',
    ['words: 2 words of the built page are not there: and more'],
  ],
  [
    'the day and the authors of a post, and the kind of a note',
    'docs/a/index.html',
    '<header><h1>Title</h1><div><time>May 17</time> one min</div></header><div class="admonitionHeading_x">tip</div><p>Text</p>',
    [],
  ],
  ['the not-found page of a language', 'pt-BR/404.html', '<p>more</p>', []],
  ['a redirected address', 'old/index.html', '<p>more</p>', []],
  ['a lost address', 'gone/index.html', '<p>more</p>', ['address-lost: The built page /gone leads nowhere now.']],
  ['a list that the site makes', 'blog/tags/a/index.html', '<p>more</p>', []],
])('%s', (_name, file, article, expected) => {
  const built = folderOf({ [file]: page(article), 'index.html': page('home') });
  expect(messagesOf(built)).toEqual(expected);
});

test('a sitemap tells addresses', () => {
  const folder = folderOf({
    'sitemap.xml':
      '<urlset><url><loc>https://a.example/base/docs/a/</loc></url><url><loc>https://a.example/base/b</loc></url></urlset>',
  });
  expect(messagesOf(path.join(folder, 'sitemap.xml'))).toEqual(['address-lost: The built page /b leads nowhere now.']);
});

test('a folder without pages is refused', () => {
  expect(messagesOf(folderOf({ 'a.txt': 'a' }))).toMatch(/has no pages/);
  expect(messagesOf('/not/there')).toMatch(/^There is no \/not\/there/);
});
