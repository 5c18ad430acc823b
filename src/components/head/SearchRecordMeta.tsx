import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import { versionOf } from '../../model/pages/versionPath';

interface SearchRecordMetaProps {
  /** Language of the page's text. */
  language: string;
  sitePath: string;
  versions: readonly { name: string }[] | null;
}

/** What the crawler of a hosted search notes with each record of a page, so that searches can be narrowed to it. */
export function SearchRecordMeta({ language, sitePath, versions }: SearchRecordMetaProps) {
  const version = versionOf(sitePath, versions?.map(({ name }) => name) ?? []);
  return (
    <>
      <meta name="docsearch:language" content={language} />
      <meta name="docsearch:docusaurus_tag" content={version === undefined ? OTHER_TAG : docsTag(version)} />
    </>
  );
}
