import { CARD_HEIGHT, CARD_WIDTH } from '../model/socialCard';

interface SocialHeadProps {
  siteTitle: string;
  title: string;
  description: string;
  url: string;
  htmlLang: string;
  /** URL of the picture of the page. */
  cardUrl: string;
  /** The day of an article; other pages have none. */
  published?: string;
}

/** What a link to the page shows where it is shared. */
export function SocialHead({ siteTitle, title, description, url, htmlLang, cardUrl, published }: SocialHeadProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={htmlLang.replace('-', '_')} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
