import path from 'node:path';
import { compileStyles, putStyles, shortenClasses } from '../../../../src/node/bundle/compileStyles';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const THEME = path.resolve('src/theme');
const IMPORTS = `import { styleSheet } from '${THEME}/styleSheet';\nimport { media } from '${THEME}/media';\n`;

/** The sheets of one file, by the styles' names: the rules of each sheet with its classes by name. */
async function compile(code: string, files: Record<string, string> = {}) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { 'View.tsx': IMPORTS + code, ...files });
  const [sheets = []] = (await compileStyles([folder])).values();
  return sheets.map(({ classes, css }) =>
    Object.entries(classes)
      .reduce((text, [key, name]) => text.replaceAll(name, key), css)
      .split('\n'),
  );
}

test('styles become rules, a line each, and the component around them is not run', async () => {
  const sheets = await compile(`
import { useText } from 'nowhere';
const styles = styleSheet({
  box: { color: 'teal', userSelect: 'none', '&:hover': { color: 'red' }, [media.print]: { display: 'none' } },
  title: { fontWeight: 600 },
});
export const View = () => <p css={styles.box}>{useText()}</p>;
`);
  expect(sheets).toEqual([
    [
      '.box{color:teal;-webkit-user-select:none;user-select:none;}',
      '.box:hover{color:red;}',
      '@media print{.box{display:none;}}',
      '.title{font-weight:600;}',
    ],
  ]);
});

test('components of the content make styles by the names of the site, and of what they share', async () => {
  const sheets = await compile(
    `
import { styleSheet as own } from 'site/styles';
import { space } from 'site/tokens';
import { width } from './widths';
import { height } from './Field';
const styleSheet = own;
export const styles = styleSheet({ box: { padding: space.m, width, height } });
`,
    {
      'widths.ts': 'export const width = 3;',
      'Field.tsx':
        "import { useReader } from 'site/reader';\nexport const height = 4;\nexport default () => <p>{useReader().locale}</p>;",
    },
  );
  expect(sheets).toEqual([[expect.stringMatching(/^\.box\{padding:[\d.]+rem;width:3px;height:4px;\}$/)]]);
});

test('a style that is made of what is no theme is refused by the name of that', async () => {
  const code = "import { look } from 'look';\nexport const styles = styleSheet({ box: { ...look, color: 'teal' } });";
  await expect(compile(code)).rejects.toThrow(
    /\/View\.tsx:4\n {2}A style is made of "look", which is not there when styles are compiled\. Make it of colours, sizes and values of files without React\.$/,
  );
});

test('styles inside a function are refused', async () => {
  await expect(compile("export const make = () => styleSheet({ box: { color: 'teal' } });")).rejects.toThrow(
    /View\.tsx: 1 calls of styleSheet, of which 0 ran when the file was loaded\.\nDefine styles at the top of the file/,
  );
});

test('classes get short names, the same in the rules and for what writes the pages', () => {
  const css = '._aaaaa{color:teal;}\n._aaaaa>._bbbbb:hover{color:red;}\n.prose._other{margin:0;}';
  const { styles, names } = shortenClasses(
    new Map([
      ['a.tsx', [{ classes: { box: '_aaaaa', title: '_bbbbb' }, css }]],
      ['b.tsx', [{ classes: { same: '_aaaaa' }, css: '._aaaaa{color:teal;}' }]],
    ]),
  );
  expect(names).toEqual({ _aaaaa: '_0', _bbbbb: '_1' });
  expect(styles.get('a.tsx')).toEqual([
    {
      classes: { box: '_0', title: '_1' },
      css: '._0{color:teal;}\n._0>._1:hover{color:red;}\n.prose._other{margin:0;}',
    },
  ]);
  expect(styles.get('b.tsx')).toEqual([{ classes: { same: '_0' }, css: '._0{color:teal;}' }]);
});

test.each([
  [true, 'const a = 1 ? ({"box":"_a"}) : styleSheet({ box: {} });'],
  [false, 'const a = 1 ? styleSheet({"box":"_a"}, "._a{}") : styleSheet({ box: {} });'],
])('code gets the classes in the place of the styles, and the rules unless pages have them: %s', (isWritten, code) => {
  const sheet = { classes: { box: '_a' }, css: '._a{}' };
  expect(putStyles('const a = styleSheet({ box: {} });', [sheet], isWritten)).toBe(code);
});
