import type { GatsbyConfig } from 'gatsby';
import { writesQueryTypes } from '../node/environment';
import { localesWithContent } from '../node/site/docPath';
import type { Engine } from '../node/content/engine';
import { localesOf } from '../node/site/readSite';
import { i18nPlugins, mdxPlugins, PLUGINS, searchPlugins, sourcePlugins } from './plugins';

const common = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  // The tests set the variable; other builds change no committed file.
  graphqlTypegen: {
    typesOutputPath: 'generated/gatsby-types.d.ts',
    generateOnBuild: writesQueryTypes(),
  },
} satisfies GatsbyConfig;

/** Gatsby's configuration from `site.yaml`; empty if that file is invalid, which the content check reports. */
export function siteConfig(engine: Engine): GatsbyConfig {
  const { loaded, diagnostics } = engine.load();
  if (loaded === undefined || diagnostics.some(({ file }) => file === loaded.source.file)) return common;
  const { site, folder, codes } = loaded;
  const locales = localesOf(site);
  return {
    ...common,
    pathPrefix: site.baseUrl === '/' ? undefined : site.baseUrl.replace(/\/$/, ''),
    siteMetadata: { title: site.title, siteUrl: site.url },
    plugins: [
      ...sourcePlugins(folder),
      ...mdxPlugins(engine),
      ...i18nPlugins(locales, site.url),
      ...searchPlugins(engine, localesWithContent(folder, codes)),
      ...loaded.added.of(PLUGINS),
    ],
  };
}
