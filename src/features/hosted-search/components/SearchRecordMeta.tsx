import type { FeatureData, SlotProps } from '../../../extend';
import { docRootOf, docsTag, OTHER_TAG } from '../../../model/pages/docRoots';

/** Tags that the service's crawler stores with each record of a page, so that searches can be narrowed by them. */
export function SearchRecordMeta({ site, sitePath, language }: SlotProps['head']) {
  const { docRoots } = (site.features as unknown as FeatureData)['hosted-search'];
  const root = docRootOf(sitePath, docRoots);
  return (
    <>
      <meta name="docsearch:language" content={language} />
      <meta name="docsearch:docusaurus_tag" content={root === undefined ? OTHER_TAG : docsTag(root)} />
    </>
  );
}
