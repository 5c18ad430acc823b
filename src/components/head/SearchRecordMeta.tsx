import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import { docRootOf } from '../../model/pages/docRoots';

interface SearchRecordMetaProps {
  /** Language of the page's text. */
  language: string;
  sitePath: string;
  /** Names of the doc roots but the main one. */
  docRoots: readonly string[];
}

/** What the crawler of a hosted search notes with each record of a page, so that searches can be narrowed to it. */
export function SearchRecordMeta({ language, sitePath, docRoots }: SearchRecordMetaProps) {
  const root = docRootOf(sitePath, docRoots);
  return (
    <>
      <meta name="docsearch:language" content={language} />
      <meta name="docsearch:docusaurus_tag" content={root === undefined ? OTHER_TAG : docsTag(root)} />
    </>
  );
}
