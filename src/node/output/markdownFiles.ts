import { markdownPath } from '../../model/site/path';
import type { PublishedPage, PublishedSite } from './publishedSite';
import type { TextFile } from '../files/writeFiles';
import { markdownOf } from '../html/markdown';
import { plainContent } from '../html/plainContent';

/** A page as Markdown: its title, what it is about, its address and its text. */
function pageAsMarkdown(page: PublishedPage, site: PublishedSite): string {
  const url = site.urlOf(page.path, page.locale);
  const text = markdownOf(plainContent(site.htmlOf(page), url));
  return [`# ${page.title}`, `> ${page.description}`, `<${url}>`, text].join('\n\n');
}

/** The Markdown alternates of the content's pages, one for each language that a page has been written in. */
export function markdownFiles(site: PublishedSite): TextFile[] {
  return [...site.docs, ...site.posts].map((page) => ({
    path: markdownPath(site.pathOf(page.path, page.locale)),
    text: pageAsMarkdown(page, site),
  }));
}
