import { build } from 'esbuild';

/** The project's own modules in a bundle, including the page wrappers. */
async function modulesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry, 'src/app/wrapRootElement.tsx', 'src/app/wrapPageElement.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    external: ['$*', 'gatsby', '*.svg', 'site-features'],
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

const isForWriters = (module: string) => /^src\/(?:app\/develop|browser\/writing|model\/writing)\//.test(module);

test('the develop bundle contains the built site’s router, and the writing panel', async () => {
  const modules = await modulesOf('src/app/develop/client.tsx');
  expect(modules).toContain('src/app/develop/WritingPanel.tsx');
  expect(modules).toContain('src/browser/router/router.ts');
});

test('the bundle of a built site contains nothing for writers', async () => {
  const modules = await modulesOf('src/app/router/client.tsx');
  expect(modules).toContain('src/app/FramedPage.tsx');
  expect(modules.filter(isForWriters)).toEqual([]);
});
