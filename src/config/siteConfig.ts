import type { GatsbyConfig } from 'gatsby';
import { FEATURES } from '../features';
import { localesWithContent } from '../node/site/docPath';
import { projectLoad } from '../node/content/projectSite';
import { localesOf } from '../node/site/readSite';
import { i18nPlugins, mdxPlugins, searchPlugins, sourcePlugins } from './plugins';

const common = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  // The tests set the variable; other builds change no committed file.
  graphqlTypegen: {
    typesOutputPath: 'generated/gatsby-types.d.ts',
    generateOnBuild: process.env.QUERY_TYPES === '1',
  },
} satisfies GatsbyConfig;

/** Gatsby's configuration from `site.yaml`; empty if that file is invalid, which the content check reports. */
export function siteConfig(): GatsbyConfig {
  const { loaded, diagnostics } = projectLoad();
  if (loaded === undefined || diagnostics.some(({ file }) => file === loaded.source.file)) return common;
  const { site, folder, codes } = loaded;
  const locales = localesOf(site);
  return {
    ...common,
    pathPrefix: site.baseUrl === '/' ? undefined : site.baseUrl.replace(/\/$/, ''),
    siteMetadata: { title: site.title, siteUrl: site.url },
    plugins: [
      ...sourcePlugins(folder),
      ...mdxPlugins(),
      ...i18nPlugins(locales, site.url),
      ...searchPlugins(localesWithContent(folder, codes)),
      ...FEATURES.filter(({ isOn }) => isOn(loaded)).flatMap(({ plugins }) => plugins?.(loaded) ?? []),
    ],
  };
}
