import { CARD_HEIGHT, CARD_WIDTH } from '../../model/limits';

/** Metadata of an article for social networks. */
export interface SharedArticle {
  published: string;
  changed: string | null;
  authors: readonly { url: string | null }[];
  keywords: readonly string[];
}

interface SocialHeadProps {
  siteTitle: string;
  title: string;
  description: string;
  url: string;
  htmlLang: string;
  /** URL of the page's social card. */
  cardUrl: string | undefined;
  /** Metadata of an article. */
  article?: SharedArticle;
}

/** Open Graph metadata of a page. */
export function SocialHead({ siteTitle, title, description, url, htmlLang, cardUrl, article }: SocialHeadProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={htmlLang.replace('-', '_')} />
      {article !== undefined && <ArticleMeta {...article} />}
      {cardUrl !== undefined && (
        <>
          <meta property="og:image" content={cardUrl} />
          <meta property="og:image:width" content={String(CARD_WIDTH)} />
          <meta property="og:image:height" content={String(CARD_HEIGHT)} />
        </>
      )}
      <meta name="twitter:card" content={cardUrl === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** Authors, dates and keywords of an article. */
function ArticleMeta({ published, changed, authors, keywords }: SharedArticle) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      {changed !== null && <meta property="article:modified_time" content={changed} />}
      {authors.map(({ url }) => url !== null && <meta key={url} property="article:author" content={url} />)}
      {keywords.map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
    </>
  );
}
