import path from 'node:path';
import { listOf } from '../docusaurus/frontMatter';
import { asGroup, asText, type Json } from '../docusaurus/settings';
import { pymdownSlug } from './headingIds';
import { readHidden } from './mkdocsFiles';
import type { ProgramBlog } from './program';

/** Reads the blog of Material: the folder of its posts, and the address that the settings give each post. */
export function readBlog(options: Json, docs: string, readable: readonly string[]): ProgramBlog {
  const textIn = (key: string, usual: string) => asText(options[key]) ?? usual;
  const route = textIn('blog_dir', 'blog').replace(/^\.?\/|^\.$|\/$/g, '');
  const folder = path.join(docs, route);
  const posts = path.posix.normalize(textIn('post_dir', '{blog}/posts').replace('{blog}', route || '.'));
  const index = path.posix.join(route, 'index.md');
  const isPost = (relative: string) => relative.startsWith(`${posts}/`);
  return {
    index,
    isPart: (relative) => relative === index || isPost(relative),
    instance: {
      id: 'default',
      folder: path.join(docs, posts),
      route,
      options: { authorsMapPath: readHidden(folder, '.authors.yml', readable).authors },
    },
    frontMatterOf: (relative, old, raw) => {
      if (!isPost(relative)) return undefined;
      const { date: written, categories, tags } = old;
      const date = asGroup(written).created ?? written;
      const day = date instanceof Date ? date.toISOString() : String(date);
      const title = asText(old.title) ?? /^#[ \t]+(.+?)[ \t#]*$/m.exec(raw)?.[1] ?? '';
      const parts: Readonly<Record<string, string>> = {
        date: textIn('post_url_date_format', 'yyyy/MM/dd')
          .replace('yyyy', day.slice(0, 4))
          .replace('MM', day.slice(5, 7))
          .replace('dd', day.slice(8, 10)),
        slug: asText(old.slug) ?? pymdownSlug(title.toLowerCase()),
        file: path.posix.basename(relative, '.md'),
      };
      const slug = textIn('post_url_format', '{date}/{slug}').replace(
        /\{(\w+)\}/g,
        (_all, key: string) => parts[key] ?? '',
      );
      return { ...old, date, slug, tags: [...listOf(tags), ...listOf(categories)] };
    },
  };
}
