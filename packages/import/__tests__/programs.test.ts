import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expectTrueFigures } from './importPage';
import { importMarkdown } from '../src/plain/importMarkdown';
import { fixtureFiles } from '../../../__tests__/support/changes';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';

async function importSite(files: Changes, prepare?: (folder: string) => void) {
  const folder = makeTemporaryFolder(files);
  prepare?.(folder);
  const plan = await importMarkdown(folder, { texts: ENGINE_TEXTS, progress: () => undefined });
  if (typeof plan === 'string') throw new Error(plan);
  expectTrueFigures(plan);
  const textOf = (name: string) => {
    const content = plan.files.find((file) => file.path === name)?.content;
    return typeof content === 'string' ? content : undefined;
  };
  return {
    pages: plan.files.flatMap((file) => (file.path.endsWith('.mdx') ? file.path : [])).sort(),
    files: plan.files.map((file) => file.path),
    textOf,
    valueOf: (name: string): unknown => parse(textOf(name) ?? ''),
    told: (...kinds: string[]) =>
      plan.entries.flatMap(({ kind, message, from: { file, line } }) =>
        kinds.includes(kind) ? [`${file}:${line ?? ''} ${message}`] : [],
      ),
  };
}

/** The settings of old sites. */
const { 'mkdocs.yml': MKDOCS = '', 'vitepress-config.txt': VITEPRESS = '' } = fixtureFiles('programs');

test('imports a site of MkDocs with its settings', async () => {
  const { pages, files, textOf, valueOf, told } = await importSite({
    'mkdocs.yml': MKDOCS,
    'more/base.yml': 'site_name: Base\ntheme: { name: mkdocs, features: [navigation.tabs] }\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/.authors.yml': 'authors: { ann: { name: Ann, description: Rider } }\n',
    'docs/blog/posts/first.md':
      '---\ndate: { created: 2026-01-02 }\nauthors: [ann]\ncategories: [News]\n---\n\n# The first: one\n\nSee [parts](../../parts/index.md).\n',
    'more/words.md': '*[ALV]: Arvonlisävero\n',
    'static/private.md': '# No page\n',
    'docs/01-intro.md': '# Intro\n\nVersion {{ version }} of {{ config.site_name }} {{ gone }}.\n\n## A & B\n\nText.\n',
    'docs/01-intro.sv.md': '# Start\n\nText.\n',
    'docs/more/last.md': '# Last\n\nText.\n',
    'docs/new.md': '# New\n\nText $a^2$.\n',
    'docs/drafts/secret.md': '# Secret\n\nText.\n',
    'docs/parts/index.md': '# Parts\n\nText.\n',
    'docs/parts/parts.md':
      '---\nhide: [toc, navigation]\n---\n\nText.\n\n## 2 { id="2.0" }\n\n<img src="../../img/logo.svg" alt="A">\n',
    'docs/parts/.meta.yml': 'tags: [wheel]\n',
    'docs/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
  });
  const names = ['01-intro', '01-intro.sv', 'more/last', 'new', 'parts/index', 'parts/parts'];
  expect(pages).toEqual(['blog/2026-01-02-first.mdx', ...names.map((name) => `docs/${name}.mdx`)]);
  expect(valueOf('blog/authors.yaml')).toEqual({ ann: { name: 'Ann', description: 'Rider' } });
  expect(textOf('blog/2026-01-02-first.mdx')).toMatch(
    /tags:\n {2}- news\nslug: 2026\/01\/02\/the-first-one\n[^]*\(\/parts\)/,
  );
  expect(valueOf('site.yaml')).toMatchObject({
    title: 'Bikes',
    docs: { base: '/' },
    url: 'https://bikes.example',
    baseUrl: '/help/',
    locales: [{ code: 'en', label: 'English' }, { code: 'sv' }],
    navbar: {
      logo: { src: '/img/logo.svg', width: 64 },
      items: [
        { to: '/blog', label: 'Blog' },
        { href: 'https://git.example/bikes', label: 'git.example/bikes', position: 'right' },
      ],
    },
    footer: { links: [{ label: 'git.example' }, { label: 'B' }] },
    colorMode: { default: 'dark', respectSystem: true },
  });
  expect(files).toContain('static/img/logo.svg');
  expect(files).not.toContain('static/private.md');
  expect(valueOf('theme.yaml')).toEqual({ accent: '#009485' });
  expect(valueOf('glossary.yaml')).toEqual({ alv: { term: 'ALV', explanation: 'Arvonlisävero' } });
  expect(valueOf('redirects.yaml')).toEqual([{ from: '/old', to: '/01-intro#a' }]);
  expect(valueOf('sidebars.yaml')).toMatchObject({
    docs: {
      items: [
        '01-intro',
        {
          category: { en: 'Parts', sv: 'Delar' },
          items: [
            'parts',
            { doc: 'parts/parts', label: 'Named' },
            { category: 'New', items: ['new'] },
            { category: 'All', items: [{ auto: 'more' }] },
            { link: 'Out' },
          ],
        },
      ],
    },
  });
  expect(textOf('docs/01-intro.mdx')).toContain('Version 3 of Bikes \\{\\{ gone \\}\\}.\n\n## A & B\n');
  expect(textOf('docs/new.mdx')).toContain('\ndraft: true\n');
  expect(textOf('docs/parts/parts.mdx')).toMatch(
    /^---\ntitle: Named\n[^]*hide_table_of_contents: true\ntags:\n {2}- wheel\n[^]*oldAnchors:\n {2}"?2.0"?: "20"[^]*!\[A\]\(\.\.\/img\/logo\.svg\)/,
  );
  expect(told('config', 'config-unused', 'file', 'address-lost')).toEqual([
    'mkdocs.yml: The redirect from /two points to https://b.example, which was not imported.',
    'mkdocs.yml: The icon "img/icon.png" is not in the site. Save it as static/favicon.svg.',
    'mkdocs.yml:26 The setting "hooks" was not used: this site has none like it.',
    'mkdocs.yml: The setting "theme.features" was not used: this site has none like it.',
    'mkdocs.yml:23 The Markdown extension "pymdownx.arithmatex" was not used; it seems to be needed on: new.md.',
    'mkdocs.yml: "edit_uri" was not used. Once the new folder is in the repository, write: editUrl: https://git.example/bikes/edit/main/<folder>/{path}',
    'mkdocs.yml: The settings exclude these files, so they were left out: drafts/secret.md.',
  ]);
});

test('reads languages of MkDocs in folders', async () => {
  const languages = '{ docs_structure: folder, default_language: fi, languages: { fi: Suomi, sv: Svenska } }';
  const { pages, textOf } = await importSite({
    'mkdocs.yml': `plugins: { i18n: ${languages} }\n`,
    'docs/fi/a.md': '# Yksi\n\nKatso [kaksi](b.md).\n',
    'docs/fi/b.md': '# Kaksi\n\nTeksti.\n',
    'docs/sv/a.md': '# Ett\n\nSe [två](b.md).\n',
  });
  expect(pages).toEqual(['docs/a.mdx', 'docs/a.sv.mdx', 'docs/b.mdx']);
  expect(textOf('docs/a.sv.mdx')).toContain('Se [två](/b).');
});

test('imports a VitePress site with its settings without running its code', async () => {
  const { pages, files, textOf, valueOf, told } = await importSite({
    'docs/.vitepress/config.mts': VITEPRESS,
    'docs/config.ts':
      "export default defineAdditionalConfig({ themeConfig: { footer: { message: 'Free.', copyright: '2026' } } });",
    'docs/fi/config.ts':
      "export default { themeConfig: { nav: nav() } };\nfunction nav() { return [{ text: 'Opas', link: '/fi/guide/' }]; }",
    'docs/.vitepress/sidebar.ts':
      "export const sidebar = (base, text) => [{ text, base: base + '/guide', items: [{ text: 'Intro', link: '/index.html' }, { text: 'Own', link: '/guide' }] }, { text: 'One', link: base + '/one' }];",
    'docs/index.md':
      '---\nlayout: home\nhero:\n  name: Shop\n  text: For all\n  actions: [{ text: Go, link: /guide/ }]\nfeatures: [{ title: Fast, details: Very, link: /one }]\n---\n',
    'docs/guide/index.md':
      '---\ntitle: Seen in the window\nprev: false\n---\n\n# Guide\n\nThe {{ $frontmatter.title }}.\n',
    'docs/guide/guide.md': '# Own page\n\nText.\n\n## 1. A\n\nText.\n',
    'docs/guide/private.md': '# Private\n\nText.\n',
    'docs/fi/guide/index.md': '# Opas\n\nKatso [oma](/fi/guide/guide), [opas](./index).\n',
    'docs/pkg/one/doc.md': '# One\n\nText.\n',
    'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  });
  const names = ['guide/guide', 'guide/index.fi', 'guide/index', 'home', 'one'];
  expect(pages).toEqual(names.map((name) => `docs/${name}.mdx`));
  expect(valueOf('site.yaml')).toMatchObject({
    title: 'Shop',
    description: 'Help',
    baseUrl: '/help/',
    locales: [
      { code: 'en', htmlLang: 'en-GB' },
      { code: 'fi', label: 'Suomi' },
    ],
    navbar: { logo: { src: '/icon.svg' }, items: [{ to: '/guide', label: { en: 'Guide', fi: 'Opas' } }] },
    footer: { links: [{ href: 'https://a.example', label: 'Github' }], copyright: 'Free. 2026' },
    colorMode: { default: 'dark' },
  });
  expect(files).toContain('static/favicon.svg');
  const items = [
    { doc: 'guide', label: 'Intro' },
    { doc: 'guide/guide', label: 'Own' },
  ];
  expect(valueOf('sidebars.yaml')).toEqual({
    guide: {
      label: 'Guide',
      items: [
        { category: { en: 'Start', fi: 'Aloita' }, items },
        { doc: 'one', label: 'One' },
      ],
    },
  });
  expect(textOf('docs/home.mdx')).toMatch(
    /^---\ntitle: Shop\n[^]*\nFor all\n\n- \[Go\]\(\/guide\)\n\n- \*\*Fast\*\* – Very – \[Fast\]\(\/one\)\n$/,
  );
  expect(textOf('docs/guide/index.mdx')).toMatch(
    /^---\ntitle: Guide\n[^]*pagination_prev: null\n[^]*The Seen in the window\.\n$/,
  );
  expect(textOf('docs/guide/index.fi.mdx')).toContain('Katso [oma](/guide/guide), [opas](/guide).');
  expect(files.map((name) => textOf(name) ?? '').join('')).toContain('## 1. A {#_1-a}');
  expect(told('config', 'config-unused', 'file', 'code-unread', 'front-matter', 'sidebar')).toEqual([
    'docs/.vitepress/config.mts: The setting "markdown" was not used: this site has none like it.',
    'docs/.vitepress/config.mts: The setting "themeConfig.carbonAds" was not used: this site has none like it.',
    'docs/.vitepress/config.mts: Tags of the setting "head" were not used: script https://a.example/x.js.',
    'docs/.vitepress/config.mts: "editLink" was not used. Once the new folder is in the repository, write: editUrl: https://a.example/edit/main/<folder>/{path}',
    'docs/.vitepress/config.mts: The settings have no address of the site. Write it into site.yaml: url.',
    'docs/.vitepress/config.mts: The settings exclude these files, so they were left out: guide/private.md.',
  ]);
});

const PLAIN = '\n\nText.\n';
test.each<[string, Changes, Record<string, unknown>, Record<string, string>, string[]]>([
  [
    'GitBook',
    {
      '.gitbook.yaml': 'root: ./\nstructure: { readme: first.md }\nredirects: { old/page: start/two.md }\n',
      'SUMMARY.md':
        '# Table of contents\n\n* [Hello](first.md)\n\n## Start\n\n* [Two](start/two.md)\n  * [Below](start/below.md)\n* [Out](https://a.example)\n',
      'first.md':
        '# Hello\n\n{% hint style="danger" %}\nMind **this**.\n{% endhint %}\n\n{% tabs %}\n{% tab title="One" %}\nA.\n{% endtab %}\n{% tab title="Two" %}\nB.\n{% endtab %}\n{% endtabs %}\n\n{% include ".gitbook/includes/part.md" %}\n',
      '.gitbook/includes/part.md': 'Shared.\n',
      'start/two.md':
        '# Two\n\n## In\n\n<details>\n\n<summary>More of it</summary>\n\nC.\n\n</details>\n\nPress <i class="fa-gear">:gear:</i> now.\n\n{% prompt description="Ask" %}\nD.\n{% endprompt %}\n\n<table><thead><tr><th>E</th></tr></thead><tbody><tr><td><i class="fa-check">:check:</i></td></tr></tbody></table>\n\n[Up](two.md#more-of-it)\n\n## Last\n',
      'start/below.md': `# Below${PLAIN}`,
    },
    {
      'sidebars.yaml': {
        docs: {
          items: [
            { doc: 'home' },
            {
              category: 'Start',
              items: [{ category: 'Two', items: [{ doc: 'start/two' }, { doc: 'start/below' }] }, { link: 'Out' }],
            },
          ],
        },
      },
      'redirects.yaml': [{ from: '/old/page', to: '/start/two' }],
    },
    {
      'docs/home.mdx': ':::danger\nMind **this**.\n:::',
      'docs/home.mdx ': '<Tab label="One">\n\nA.\n\n</Tab>\n<Tab label="Two">',
      'docs/home.mdx  ': '\nShared.\n',
      'docs/start/two.mdx': 'oldAnchors:\n  more-of-it: in\n',
      'docs/start/two.mdx ': 'Press now.\n\n\n**Ask**\n\nD.\n',
      'docs/start/two.mdx  ': '| ✓ |\n\n[Up](/start/two#more-of-it)',
    },
    [],
  ],
  [
    'Mintlify',
    {
      'docs.json':
        '{ "name": "Bikes", "theme": "mint", "colors": { "primary": "#16A34A" }, "navigation": { "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["guides/two", { "group": "In", "pages": ["guides/one"] }] }] }] }, "redirects": { "$ref": "./old.json" } }',
      'old.json': '[{ "source": "/old", "destination": "/guides/one" }]',
      'guides/one.mdx':
        '---\ntitle: One\n---\n\n<Steps>\n  <Step title="First">\n    Press A.\n  </Step>\n  <Step title="Then">\n    Press B.\n  </Step>\n</Steps>\n\n<Card title="Two" href="/guides/two">\n  Read on.\n</Card>\n\n<Warning>Mind this.</Warning>\n\n<Accordion title="More">\n  C.\n</Accordion>\n\n<CodeGroup>\n```bash npm\nnpm i\n```\n\n```bash yarn\nyarn\n```\n</CodeGroup>\n',
      'guides/two.mdx':
        '---\ntitle: Two\n---\n\n## In\n\n```js the file.js lines\na();\n```\n\n<ParamField path="a" type="string">\n  B.\n</ParamField>\n\n<Tree>\n  <Tree.Folder name="src">\n    <Tree.File name="a.ts" />\n  </Tree.Folder>\n</Tree>\n\n<Color variant="compact">\n  <Color.Item name="blue" value="#00f" />\n</Color>\n',
      'snippets/part.mdx': 'No page.\n',
    },
    {
      'sidebars.yaml': {
        guides: {
          label: 'Guides',
          items: [{ category: 'Start', items: ['guides/two', { category: 'In', items: ['guides/one'] }] }],
        },
      },
      'redirects.yaml': [{ from: '/old', to: '/guides/one' }],
      'theme.yaml': { accent: '#16a34a' },
    },
    {
      'docs/guides/one.mdx': '<Steps>\n\n1. **First**\n\n   Press A.\n2. **Then**\n\n   Press B.\n\n</Steps>',
      'docs/guides/one.mdx ': '- [**Two**](/guides/two)\n\n  Read on.',
      'docs/guides/one.mdx  ': ':::warning\nMind this.\n:::',
      'docs/guides/one.mdx   ': '<Details summary="More">\n\nC.\n\n</Details>',
      'docs/guides/one.mdx    ': '<Tab label="npm">\n\n```bash\nnpm i\n```',
      'docs/guides/two.mdx': 'oldAnchors:\n  param-a: in\n',
      'docs/guides/two.mdx ':
        '```js title="the file.js"\na();\n```\n\n- **`a`** `string`\n\n  B.\n\n- src\n  - a.ts\n\n',
      'docs/guides/two.mdx  ': '- blue: `#00f`\n',
    },
    ['docs.json: The setting "theme" was not used: this site has none like it.'],
  ],
  [
    'Nextra',
    {
      'content/_meta.js':
        "export default { two: 'Named', index: 'Start', '---': { type: 'separator', title: 'Others' }, out: { title: 'Out', href: 'https://a.example' }, hidden: { display: 'hidden' } }",
      'content/index.mdx':
        '# Start\n\n<Tabs items={["A", "B"]}>\n  <Tabs.Tab>One.</Tabs.Tab>\n  <Tabs.Tab>Two.</Tabs.Tab>\n</Tabs>\n\n> [!WARNING]\n> Mind.\n\n## Part [#own-id]\n\nText.\n',
      'content/two.mdx': '# Two\n\n[A](/#own-id)\n',
      'content/hidden.mdx': `# Hidden${PLAIN}`,
      'theme.config.jsx':
        "export default { logo: <b>Site</b>, project: { link: 'https://code.example' }, search: { placeholder: 'A' } }",
    },
    {
      'site.yaml': { title: 'Site', navbar: { items: [{ href: 'https://code.example', position: 'right' }] } },
      'sidebars.yaml': {
        docs: {
          items: [
            { doc: 'two', label: 'Named' },
            { doc: 'home', label: 'Start' },
            { category: 'Others', items: [{ link: 'Out' }] },
          ],
        },
      },
    },
    {
      'docs/home.mdx': '<Tab label="A">\n\nOne.\n\n</Tab>\n<Tab label="B">',
      'docs/home.mdx ': ':::warning\nMind.\n:::\n\n## Part {#own-id}',
      'docs/two.mdx': '[A](/home#own-id)',
    },
    ['content/_meta.js: The setting "theme.config: search" was not used: this site has none like it.'],
  ],
  [
    'Nextra with languages, pages of the bar, and one table for all folders',
    {
      'next.config.mjs':
        "import nextra from 'nextra';\nexport default nextra({ contentDirBasePath: '/docs' })({ i18n: { locales: ['sv', 'fi'], defaultLocale: 'fi' }, redirects: async () => [{ source: '/old', destination: '/docs/guide/one' }] })",
      'app/_meta.global.tsx':
        "const Icon = ({ children }) => <b>{children}</b>;\nexport default { index: { type: 'page', display: 'hidden' }, guide: { type: 'page', title: <Icon>Oppaat</Icon>, items: { two: 'Toinen', one: '' } }, more: { type: 'menu', title: 'Muut', items: { out: { title: 'Ulos', href: 'https://a.example' }, three: '' } } }",
      'app/layout.tsx': 'export default () => null',
      'content/fi/index.mdx': '# Alku\n\n[A](/guide/one)\n',
      'content/fi/guide/one.mdx': `# Yksi${PLAIN}`,
      'content/fi/guide/two.mdx': `# Kaksi${PLAIN}`,
      'content/fi/more/three.mdx': `# Kolme${PLAIN}`,
      'content/sv/guide/_meta.ts': "export default { two: 'Andra' }",
      'content/sv/guide/one.mdx': '# Ett\n\nTexten.\n',
    },
    {
      'site.yaml': {
        locales: [{ code: 'fi' }, { code: 'sv' }],
        navbar: {
          items: [
            { to: '/docs/guide/two', label: 'Oppaat' },
            { label: 'Muut', items: [{ href: 'https://a.example' }, { to: '/docs/more/three' }] },
          ],
        },
      },
      'sidebars.yaml': {
        guide: { label: 'Oppaat', items: [{ doc: 'guide/two', label: 'Toinen' }, 'guide/one'] },
        docs: { items: [{ category: 'Muut', items: ['more/three'] }] },
      },
      'redirects.yaml': [{ from: '/old', to: '/docs/guide/one' }],
    },
    { 'docs/guide/one.sv.mdx': 'Texten.', 'docs/index.mdx': '[A](/docs/guide/one)' },
    ['app/_meta.global.tsx: app/layout.tsx was not read: write its title, logo and links into site.yaml.'],
  ],
  [
    'Nextra with the router of folders',
    {
      'app/_meta.js': "export default { index: 'Start', guide: 'Guide', more: 'More' }",
      'app/page.mdx': `# Start${PLAIN}`,
      'app/guide/page.mdx': '# Guide\n\n[A](/more/deep)\n',
      'app/(group)/more/page.md': `# More${PLAIN}`,
      'app/(group)/more/deep/page.mdx': `# Deep${PLAIN}`,
      'app/layout.jsx': 'export default () => null',
    },
    {
      'sidebars.yaml': {
        docs: {
          items: [
            { doc: 'home', label: 'Start' },
            { doc: 'guide', label: 'Guide' },
            { category: 'More', items: ['more/deep', 'more'] },
          ],
        },
      },
    },
    { 'docs/guide/index.mdx': '[A](/more/deep)' },
    ['app/_meta.js: app/layout.jsx was not read: write its title, logo and links into site.yaml.'],
  ],
  [
    'Starlight',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { site: 'https://star.example', redirects: { '/old': '/guides/two' }, integrations: [starlight({ title: 'Star', customCss: ['a.css'], defaultLocale: 'root', locales: { root: { label: 'Suomi', lang: 'fi' }, sv: { label: 'Svenska' } }, sidebar: [{ label: 'Oppaat', translations: { sv: 'Guider' }, items: [{ slug: 'guides/two' }, { label: 'Own', slug: 'guides/one' }] }] })] };",
      'src/content/docs/index.md': '---\ntitle: Alku\n---\n\nTeksti.\n',
      'src/content/docs/sv/index.md': '---\ntitle: Start\n---\n\nText.\n',
      'src/content/docs/guides/one.mdx':
        '---\ntitle: One\n---\n\nimport { Aside, Steps } from \'@astrojs/starlight/components\';\n\n<Aside type="caution" title="Mind">A.</Aside>\n\n<Steps slot="preview">\n\n1. B.\n\n</Steps>\n',
      'src/content/docs/guides/two.md': '---\ntitle: Two\n---\n\nText.\n',
    },
    {
      'site.yaml': {
        title: 'Star',
        url: 'https://star.example',
        locales: [
          { code: 'fi', label: 'Suomi' },
          { code: 'sv', label: 'Svenska' },
        ],
      },
      'sidebars.yaml': {
        docs: {
          items: [
            { category: { fi: 'Oppaat', sv: 'Guider' }, items: ['guides/two', { doc: 'guides/one', label: 'Own' }] },
          ],
        },
      },
      'redirects.yaml': [{ from: '/old', to: '/guides/two' }],
    },
    {
      'docs/home.sv.mdx': 'Text.',
      'docs/guides/one.mdx': ':::warning[Mind]\nA.\n:::',
      'docs/guides/one.mdx ': '<Steps>\n\n1. B.\n\n</Steps>',
    },
    ['astro.config.mjs: The setting "customCss" was not used: this site has none like it.'],
  ],
])('imports a site of %s with its settings', async (_name, files, values, texts, unused) => {
  const { textOf, valueOf, told, pages } = await importSite(files);
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) expect(valueOf(name)).toEqual(value);
    else expect(valueOf(name)).toMatchObject(value as object);
  for (const [name, text] of Object.entries(texts)) expect(textOf(name.trim())).toContain(text);
  expect(pages.join()).not.toMatch(/SUMMARY|snippets/);
  const noAddress = 'The settings have no address of the site. Write it into site.yaml: url.';
  expect(
    told('config', 'config-unused', 'dialect-lost', 'sidebar').filter((each) => !each.endsWith(noAddress)),
  ).toEqual(unused);
});

const at = (path: string) => `https://help.example/hc/${path}`;
test.each<[string, Changes, string[], string[]]>([
  [
    'Zendesk',
    {
      'categories.json': JSON.stringify({ categories: [{ id: 1, name: 'Shop', locale: 'en-us' }] }),
      'sections.json': JSON.stringify({
        sections: [
          { id: 2, name: 'Orders', category_id: 1, locale: 'en-us', html_url: at('en-us/sections/2-Orders') },
          { id: 2, name: 'Beställningar', category_id: 1, locale: 'sv', description: 'Om.' },
        ],
      }),
      'articles.json': JSON.stringify({
        articles: [
          {
            id: 3,
            title: 'Pay',
            section_id: 2,
            locale: 'en-us',
            label_names: ['money'],
            html_url: at('en-us/articles/3-Pay'),
            body: '<p>See <a href="/hc/en-us/articles/4-Old-name">more</a>.</p><h1>Part</h1><img src="/hc/article_attachments/9" alt="P"><h2 id="h_1">How</h2><table><tr><td><ul><li>A<li>B</ul><td>C</table><div class="callout-warning callout"><p>Mind.</p></div><details><summary>Why</summary><p>So.</p></details>',
          },
          {
            id: 4,
            title: 'More',
            section_id: 2,
            locale: 'en-us',
            html_url: at('en-us/articles/4-More'),
            body: '<p>Text.',
          },
          { id: 5, title: 'Staff', section_id: 2, locale: 'en-us', user_segment_id: 9, body: '<p>Text.' },
        ],
      }),
      'translations.json': JSON.stringify({
        translations: [
          { source_id: 3, locale: 'sv', title: 'Betala', body: '<p>Se.</p>', html_url: at('sv/articles/3-Betala') },
        ],
      }),
      'article_attachments.json': JSON.stringify({
        article_attachments: [{ article_id: 3, file_name: 'a.pdf', content_url: at('article_attachments/8') }],
      }),
      'user_segments.json': '{ "user_segments": [] }',
    },
    ['/hc/articles/3', '/hc/en-us/articles/3', '/hc/en-us/articles/3-*', '/hc/sv/articles/3', '/hc/sv/articles/3-*'],
    ['/hc/en-us/sections/2', '/hc/en-us/sections/2-*', '/hc/sections/2'],
  ],
  [
    'Intercom',
    {
      'collections.json': JSON.stringify({
        data: [
          { workspace_id: 'w', id: '1', name: 'Shop', parent_id: null },
          {
            workspace_id: 'w',
            id: '2',
            url: 'https://help.example/en/collections/2-orders',
            name: 'Orders',
            parent_id: '1',
            translated_content: { sv: { name: 'Beställningar' } },
          },
        ],
      }),
      'articles.json': JSON.stringify({
        data: [
          {
            type: 'article',
            id: '3',
            title: 'Pay',
            parent_id: '2',
            state: 'published',
            url: 'https://help.example/en/articles/3-pay',
            tags: { tags: [{ name: 'money' }] },
            body: '<p>See <a href="https://help.example/en/articles/4-more">more</a>.</p><h1>Part</h1><img src="https://help.example/hc/article_attachments/9" alt="P"><h2 id="h_1">How</h2><table><tr><td><ul><li>A<li>B</ul><td>C</table><div class="intercom-interblocks-callout warning"><p>Mind.</p></div><details><summary>Why</summary><p>So.</p></details><ul><li><a href="https://files.example/a.pdf">a.pdf</a></li></ul>',
            translated_content: {
              sv: {
                title: 'Betala',
                body: '<p>Se.</p>',
                state: 'published',
                url: 'https://help.example/sv/articles/3-b',
              },
            },
          },
          {
            type: 'article',
            id: '4',
            title: 'More',
            parent_id: '2',
            state: 'published',
            url: 'https://help.example/en/articles/4-more',
            body: '<p>Text.',
          },
          { type: 'article', id: '5', title: 'Staff', parent_id: '2', state: 'draft', body: '<p>Text.' },
        ],
      }),
      'user_segments.json': '{ "user_segments": [] }',
    },
    ['/articles/3', '/articles/3-*', '/en/articles/3', '/en/articles/3-*'],
    ['/en/collections/2', '/en/collections/2-*'],
  ],
])('imports an export of %s', async (_name, files, addresses, ofSection) => {
  const { pages, textOf, valueOf, told } = await importSite(files);
  expect(pages).toEqual(['more', 'pay', 'pay.sv', 'staff'].map((name) => `docs/shop/orders/${name}.mdx`));
  expect(valueOf('sidebars.yaml')).toMatchObject({
    docs: {
      items: [
        {
          category: 'Shop',
          items: [
            {
              category: { en: 'Orders', sv: 'Beställningar' },
              items: ['pay', 'more', 'staff'].map((each) => `shop/orders/${each}`),
            },
          ],
        },
      ],
    },
  });
  const text = textOf('docs/shop/orders/pay.mdx') ?? '';
  expect(text).toContain('tags:\n  - money\n');
  expect(text).toContain('See [more](/shop/orders/more).');
  expect(text).toContain('title: Pay\n');
  expect(text).toContain('## Part\n\n![P](https://help.example/hc/article_attachments/9)');
  expect(text).toContain('### How\n');
  expect(text).toContain('  h_1: how\n');
  expect(text).toMatch(/\| • A<br \/>• B \| C \|/);
  expect(text).toContain(':::warning\nMind.\n:::');
  expect(text).toContain('<Details summary="Why">\n\nSo.\n\n</Details>');
  expect(text).toMatch(
    /- \[a\.pdf\]\(https:\/\/(?:files\.example\/a\.pdf|help\.example\/hc\/article_attachments\/8)\)/,
  );
  expect(textOf('docs/shop/orders/staff.mdx')).toContain('draft: true\n');
  const redirects = valueOf('redirects.yaml') as { from: string; to: string }[];
  const leadingTo = (end: string) => redirects.flatMap(({ from, to }) => (to.endsWith(end) ? [from] : [])).sort();
  expect(leadingTo('/pay')).toEqual(addresses);
  expect(leadingTo('/category/orders')).toEqual(ofSection);
  expect(told('config-unused').join('\n')).toMatch(/"Staff" \(5\) is a draft[^]*user_segments\.json was not read/);
});

test('imports a folder of HTML', async () => {
  const { textOf } = await importSite({
    'guide/a.html':
      '<!doctype html><title>First</title><nav>Menu</nav><main><h1>First</h1><p>See <a href="b.html">b</a>.<p>Two.</main>',
    'guide/b.html': '<title>Second</title><body><p>Text.',
  });
  expect(textOf('docs/guide/a.mdx')).toMatch(/^---\ntitle: First\n[^]*\n\nSee \[b\]\(\/guide\/b\)\.\n\nTwo\.\n$/);
});

test('names the settings of programs that are not read', async () => {
  const { told } = await importSite({ 'hugo.toml': 'title = "A"', 'a.md': '# A\n\nText.\n' });
  expect(told('config-unused')).toEqual([
    'hugo.toml: The settings of Hugo were not read. Write title, order of pages and redirects into site.yaml, sidebars.yaml and redirects.yaml.',
  ]);
});

test('settings are not read through links', async () => {
  const outside = makeTemporaryFolder({
    'config.js': "export default { title: 'Secret' };",
    'meta.yml': 'description: Secret',
  });
  const { textOf } = await importSite({ 'a.md': '# A\n\nText.\n' }, (folder) => {
    symlinkSync(outside, path.join(folder, '.vitepress'));
  });
  const ofMkdocs = await importSite({ 'mkdocs.yml': 'site_name: A\n' }, (folder) => {
    applyChanges(folder, { 'docs/a.md': '# A\n\nText.\n' });
    symlinkSync(path.join(outside, 'meta.yml'), path.join(folder, 'docs', '.meta.yml'));
  });
  expect([textOf('site.yaml'), ofMkdocs.textOf('docs/a.mdx')].join('')).not.toContain('Secret');
});
