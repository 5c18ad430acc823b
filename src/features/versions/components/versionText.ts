import type { DocsVersions } from '../hooks/useDocsVersions';
import { catalogueText } from '../../../i18n/catalogueText';
import type { TextKey } from '../../../i18n/textKey';

type VersionTextKey = Extract<TextKey, `versions.${string}`>;

/** The texts about versions, which only the pages of a site with several versions carry. */
export function versionText({ texts }: DocsVersions) {
  const catalogues = { edges: texts === null ? [] : [{ node: texts }] };
  return (key: VersionTextKey, values?: Record<string, string>) => catalogueText(catalogues, key, values);
}
