import type { FeatureData, SlotProps } from '../../../extend';
import { docRootOf, docsTag, OTHER_TAG } from '../../../model/pages/docRoots';

/** Meta tags that the service's crawler stores with each record, for filtering. */
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
