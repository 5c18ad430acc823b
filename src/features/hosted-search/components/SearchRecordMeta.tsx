import type { FeatureData, SlotProps } from '../../../extend';
import { versionOf } from '../../../model/pages/versionPath';
import { docsTag, OTHER_TAG } from '../../../model/search/docsTag';

/** Tags that the service's crawler stores with each record of a page, so that searches can be narrowed by them. */
export function SearchRecordMeta({ site, sitePath, language }: SlotProps['head']) {
  const { versions } = (site.features as unknown as FeatureData)['hosted-search'];
  const version = versionOf(sitePath, versions);
  return (
    <>
      <meta name="docsearch:language" content={language} />
      <meta name="docsearch:docusaurus_tag" content={version === undefined ? OTHER_TAG : docsTag(version)} />
    </>
  );
}
