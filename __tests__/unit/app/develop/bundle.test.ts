import { build } from 'esbuild';

test('the bundle of a built site contains nothing for writers', async () => {
  const { metafile } = await build({
    entryPoints: ['src/app/router/client.tsx', 'src/app/wrapRootElement.tsx', 'src/app/wrapPageElement.tsx'],
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
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(modules).toContain('src/app/FramedPage.tsx');
  const forWriters = /^src\/(?:app\/develop|browser\/writing|model\/writing)\//;
  expect(modules.filter((module) => forWriters.test(module))).toEqual([]);
});
