import type { Thing } from './jsonLd';

interface SiteThing {
  name: string;
  url: string;
  language: string;
  /** URL of the search page, with the query as `q`. */
  searchUrl: string;
}

/** The site and its search. */
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

export interface PostThing {
  url: string;
  title: string;
  description: string;
  published: string;
  changed: string | null;
  language: string;
  /** URL of its image. */
  image: string | null;
  /** Authors; an author can be a team without a page. */
  authors: readonly { name: string; url: string | null }[];
  keywords: readonly string[];
  /** The blog of the post; omitted inside the description of the blog. */
  blog?: { name: string; url: string };
}

/** A blog post. */
export function blogPosting(post: PostThing): Thing {
  const { url, title, description, published, changed, language, image, authors, keywords } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    ...(image === null ? {} : { image: [image] }),
    inLanguage: language,
    datePublished: published,
    // A file can be committed before its publication date.
    dateModified: changed !== null && Date.parse(changed) > Date.parse(published) ? changed : published,
    author: authors.map(({ name, url: page }) => ({
      '@type': 'Organization',
      name,
      ...(page === null ? {} : { url: page }),
    })),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(post.blog === undefined ? {} : { isPartOf: blog(post.blog.name, post.blog.url, language) }),
  };
}

/** A blog with the posts of a list page. */
export function blog(name: string, url: string, language: string, posts: readonly PostThing[] = []): Thing {
  const listed = posts.length === 0 ? {} : { blogPost: posts.map(blogPosting) };
  return { '@type': 'Blog', name, url, inLanguage: language, ...listed };
}

/** Questions and answers. */
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

/** The steps of a task, each with its URL. */
export function howTo(name: string, language: string, steps: readonly { text: string; url: string }[]): Thing {
  const step = steps.map((each) => ({ '@type': 'HowToStep', ...each }));
  return { '@type': 'HowTo', name, inLanguage: language, step };
}

export interface VideoThing {
  name: string;
  description: string;
  /** ISO 8601: `PT1M5S`. */
  duration: string;
  contentUrl: string;
  thumbnailUrl: string;
  /** Undefined where git does not say when the file was added. */
  published: string | undefined;
}

/** A video on a page. */
export function videoObject({ published, thumbnailUrl, ...video }: VideoThing): Thing {
  return { '@type': 'VideoObject', ...video, thumbnailUrl: [thumbnailUrl], uploadDate: published };
}
