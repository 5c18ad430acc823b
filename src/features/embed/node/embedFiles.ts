import path from 'node:path';
import { build } from 'esbuild';
import { BROWSER_TARGETS } from '../../../node/bundle/fastRules';
import { defineStep } from '../../../node/output/buildStep';
import type { PublishedSite } from '../../../node/output/publishedSite';
import { LOADER_FILE, MAP_FILE, type LoaderFacts } from '../model/messages';
import { buildHelpMap } from './helpMap';

/** Bundles the script that products load. */
export async function bundleLoader({ site, codes, textsOf }: Pick<PublishedSite, 'site' | 'codes' | 'textsOf'>) {
  const texts = codes.map(
    (locale) => [locale, [textsOf(locale, 'embed').help ?? '', textsOf(locale, 'embed').close ?? '']] as const,
  );
  const facts: LoaderFacts = { parameter: site.embed?.parameter ?? '', texts: Object.fromEntries(texts) };
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/features/embed/browser/loader.ts')],
    bundle: true,
    preserveSymlinks: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: { LOADER_FACTS: JSON.stringify(facts) },
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes the script that products load, and the map that it reads. */
export const embedFiles = defineStep({
  name: 'write files for products',
  run: async ({ site, loaded }) => {
    if (site.site.embed === undefined) return {};
    const map = JSON.stringify(buildHelpMap(site, loaded));
    return {
      files: [
        { path: LOADER_FILE, text: await bundleLoader(site) },
        { path: MAP_FILE, text: map },
      ],
    };
  },
});
