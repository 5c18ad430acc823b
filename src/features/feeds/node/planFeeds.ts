import { BLOG_PATH, newestFirst } from '../../../model/blog/posts';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { findCategory, listDocs } from '../../../model/pages/releases';
import type { LocalizedText } from '../../../model/site/locale';
import { pageTitle } from '../../../model/site/title';
import type { PublishedSite } from '../../../node/output/publishedSite';

/** A feed to write: which pages it lists, and the page that it belongs to. */
interface FeedPlan {
  kind: 'blog' | 'releases';
  locale: string;
  /** Path of the page that lists what the feed brings, without locale. */
  path: string;
  /** Name and description of the list; null where the interface's texts have them. */
  list: { label: LocalizedText; description: LocalizedText } | null;
  /** Paths of its pages, newest first; all have a text in this language. */
  pages: string[];
}

interface FedPage {
  path: string;
  locale: string;
}

export interface FeedPlanInput {
  docs: readonly FedPage[];
  posts: readonly (FedPage & { date: string })[];
  sidebars: readonly SidebarSpec[];
  /** Path of the category of release notes, when the site has one. */
  releases?: string;
  codes: readonly string[];
}

/** The feeds of a site, the blog's and the release notes', each in the languages with texts of their own. */
export function planFeeds({ docs, posts, sidebars, releases, codes }: FeedPlanInput): FeedPlan[] {
  const category = releases === undefined ? undefined : findCategory(sidebars, releases);
  const notes = category === undefined ? [] : listDocs(category.items);
  const plans = codes.flatMap((locale): FeedPlan[] => {
    const ownPosts = newestFirst(posts.filter((post) => post.locale === locale)).map(({ path }) => path);
    const ownDocs = new Set(docs.filter((doc) => doc.locale === locale).map(({ path }) => path));
    const ownNotes = notes.filter((path) => ownDocs.has(path));
    const list = category === undefined ? null : { label: category.label, description: category.description ?? '' };
    return [
      { kind: 'blog', locale, path: BLOG_PATH, list: null, pages: ownPosts },
      { kind: 'releases', locale, path: releases ?? '', list, pages: ownNotes },
    ];
  });
  return plans.filter(({ pages }) => pages.length > 0);
}

/** The feeds that pages of a language name: its own, and where it has none the default language's. */
export function feedsFor(plans: readonly FeedPlan[], locale: string, defaultCode: string): FeedPlan[] {
  const kinds = [...new Set(plans.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = (code: string) => plans.find((plan) => plan.kind === kind && plan.locale === code);
    return ofKind(locale) ?? ofKind(defaultCode) ?? [];
  });
}

type Described = Pick<PublishedSite, 'site' | 'textIn' | 'textsOf'>;

/** Title and description of what a feed brings, in its own language. */
export function describeFeed({ kind, locale, list }: FeedPlan, { site, textIn, textsOf }: Described) {
  const texts = kind === 'blog' ? textsOf(locale, 'blog') : {};
  const title = list === null ? (texts.title ?? '') : textIn(list.label, locale);
  const description = list === null ? (texts.description ?? '') : textIn(list.description, locale);
  return { title: pageTitle(title, site.titleDelimiter, site.title), description: description || title };
}
