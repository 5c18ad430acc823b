import { FEED_SIZE, type Feed, type FeedEntry } from '../../../model/blog/feed';
import { planFeeds, type FeedPlan } from './planFeeds';
import { pageTitle } from '../../../model/site/title';
import { listedPages } from '../../pages/planInput';
import { isPost, type PublishedPage, type PublishedSite } from '../publishedSite';
import { feedHtml } from '../../html/feedHtml';
import { plainContent } from '../../html/plainContent';

/** What a feed's entries say besides their pages: names of authors and tags by key. */
interface FeedNames {
  authors: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
}

type Described = Pick<PublishedSite, 'site' | 'textIn' | 'textsOf'>;

/** Title and description of what a feed brings, in its own language. */
export function describeFeed({ kind, locale, list }: FeedPlan, { site, textIn, textsOf }: Described) {
  const texts = kind === 'blog' ? textsOf(locale, 'blog') : {};
  const title = list === null ? (texts.title ?? '') : textIn(list.label, locale);
  const description = list === null ? (texts.description ?? '') : textIn(list.description, locale);
  return { title: pageTitle(title, site.titleDelimiter, site.title), description: description || title };
}

const isDefined = (name: string | undefined): name is string => name !== undefined;

function entryOf(page: PublishedPage, site: PublishedSite, names: FeedNames): FeedEntry {
  const url = site.urlOf(page.path, page.locale);
  const { added, changed } = site.datesOf(page);
  // A release note says its month; its day only where the writer knows it.
  const month = isPost(page) || page.released === null ? null : `${page.released}-01`;
  const published = page.date ?? month ?? added;
  return {
    url,
    title: page.title,
    description: page.description,
    html: feedHtml(plainContent(site.htmlOf(page), url)),
    published,
    // A file may have been committed before the day that it names.
    updated: new Date(changed) > new Date(published) ? changed : published,
    authors: isPost(page) ? page.authors.map((key) => names.authors.get(key)).filter(isDefined) : [],
    tags: isPost(page) ? page.tags.map((key) => names.tags.get(key)).filter(isDefined) : page.tags,
  };
}

/** A feed and the path of the page under which its files lie. */
export interface PlacedFeed {
  path: string;
  feed: Feed;
}

/** The feeds of a published site, each with its newest entries. */
export function buildFeeds(site: PublishedSite, names: FeedNames): PlacedFeed[] {
  const { sidebars, codes, defaultCode } = site;
  const docs = listedPages(site.docs, defaultCode);
  const posts = listedPages(site.posts, defaultCode);
  const pages = new Map([...docs, ...posts].map((page) => [`${page.locale} ${page.path}`, page]));
  return planFeeds({ docs, posts, sidebars, releases: site.site.home.releases, codes }).map((plan) => {
    const newest = plan.pages.slice(0, FEED_SIZE).flatMap((path) => pages.get(`${plan.locale} ${path}`) ?? []);
    const feed = {
      ...describeFeed(plan, site),
      language: site.htmlLangOf(plan.locale),
      pageUrl: site.urlOf(plan.path, plan.locale),
      publisher: site.site.title,
      entries: newest.map((page) => entryOf(page, site, names)),
    };
    return { path: site.pathOf(plan.path, plan.locale), feed };
  });
}
