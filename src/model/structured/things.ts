import type { Thing } from './jsonLd';

interface SiteThing {
  name: string;
  url: string;
  language: string;
  /** URL of the search page, which takes the query as `q`. */
  searchUrl: string;
}

/** The site, and how it is searched. */
export function webSite({ name, url, language, searchUrl }: SiteThing): Thing {
  return {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface PostThing {
  url: string;
  title: string;
  description: string;
  published: string;
  changed?: string | null;
  /** Names; a blog of an organisation is written by its teams. */
  authors: readonly string[];
  keywords: readonly string[];
}

/** A post of a blog. */
export function blogPosting(post: PostThing): Thing {
  const { url, title, description, published, changed, authors, keywords } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    ...(changed ? { dateModified: changed } : {}),
    author: authors.map((name) => ({ '@type': 'Organization', name })),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
}

/** A blog with the posts of a page of its list. */
export function blog(name: string, url: string, language: string, posts: readonly PostThing[]): Thing {
  return { '@type': 'Blog', name, url, inLanguage: language, blogPost: posts.map(blogPosting) };
}

/** Questions and their answers. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The steps of a task. */
export function howTo(name: string, steps: readonly string[]): Thing {
  return { '@type': 'HowTo', name, step: steps.map((text) => ({ '@type': 'HowToStep', text })) };
}

interface VideoThing {
  name: string;
  description: string;
  /** ISO 8601: `PT1M5S`. */
  duration: string;
  contentUrl: string;
  thumbnailUrl: string;
  published: string;
}

/** A video on a page. */
export function videoObject({ published, ...video }: VideoThing): Thing {
  return { '@type': 'VideoObject', ...video, uploadDate: published };
}
