import { build } from 'esbuild';

/** The project's own modules that a bundle of the site's wrappers has. */
async function modulesOf(mode: 'production' | 'development'): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['src/app/wrapRootElement.tsx', 'src/app/wrapPageElement.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    external: ['gatsby', '*.svg', 'site-features'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

const isForWriters = (module: string) => /^src\/(?:app\/develop|browser\/writing|model\/writing)\//.test(module);

test('what writers are told is in the bundle while developing', async () => {
  expect((await modulesOf('development')).filter(isForWriters)).toContain('src/app/develop/WritingPanel.tsx');
});

test('nothing of it is in the bundle of a built site', async () => {
  const modules = await modulesOf('production');
  expect(modules).toContain('src/app/FramedPage.tsx');
  expect(modules.filter(isForWriters)).toEqual([]);
});
