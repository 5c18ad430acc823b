import { prepareSource } from '../../../src/node/content/mdx/prepareSource';

/** What a skeleton is filled with. */
interface TemplateValues {
  title: string;
  description: string;
  /** Day such as 2024-05-17. */
  today: string;
  /** Key of an author of posts. */
  author: string;
  /** Pages that the new one leads to. */
  related: readonly { path: string; title: string }[];
  isDraft: boolean;
}

/** The skeleton of a kind that has no file of its own. */
const BARE = '---\ntitle: $title\ndescription: $description\n---\n\n$description\n\n$related\n';

/** A text of YAML that is read as a text, whatever is in it. */
const yamlText = (text: string) =>
  /^[\p{L}][\p{L}\p{N} ,.()/–-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Signs that MDX takes for its own, written so that it does not. */
const mdxText = (text: string) => text.replace(/[\\{}<>[\]*_`]/g, '\\$&');

/** A link to a page, as an item of a list. */
export const linkItem = ({ path, title }: { path: string; title: string }) => `- [${mdxText(title)}](${path})`;

function fillFrontMatter(
  yaml: string,
  { title, description, today, author, related, isDraft }: TemplateValues,
): string {
  const affects = related.length === 0 ? '' : `affects:\n${related.map(({ path }) => `  - ${path}\n`).join('')}`;
  const filled = yaml
    .replace(/^affects: \$affects\n/m, () => affects)
    .replace(/\$title\b/g, () => yamlText(title))
    .replace(/\$description\b/g, () => yamlText(description))
    .replace(/\$today\b/g, today)
    .replace(/\$month\b/g, today.slice(0, 7))
    .replace(/\$author\b/g, () => author);
  return isDraft ? `${filled}draft: true\n` : filled;
}

const HEADING = /^#{2,6}\s+(.*?)\s*$/;

/** The heading that is over the links of a skeleton; undefined where it has none. */
export function relatedHeading(template = BARE): string | undefined {
  const lines = template.slice(0, Math.max(0, template.lastIndexOf('$related'))).split('\n');
  return lines.flatMap((line) => HEADING.exec(line)?.[1] ?? []).pop();
}

function fillBody(body: string, { title, description, related }: TemplateValues): string {
  // Without a page to lead to, the place for links goes, and the heading that is over it alone.
  const links = related.map(linkItem).join('\n');
  const placed = related.length > 0 ? body : body.replace(/(?:^#{2,6}[^\n]*\n+)?^\$related[ \t]*\n*/gm, '');
  return placed
    .replace(/\$related\b/g, () => links)
    .replace(/\$title\b/g, () => mdxText(title))
    .replace(/\$description\b/g, () => mdxText(description));
}

/**
 * A new page made of a skeleton: `$title`, `$description`, `$today`, `$month`, `$author`, `$related` (links to pages) and
 * `$affects` (the same as a key of a release note) are filled in.
 */
export function fillTemplate(template: string = BARE, values: TemplateValues): string {
  const { frontMatter } = prepareSource(template);
  if (frontMatter === null)
    return fillTemplate(`---\ntitle: $title\ndescription: $description\n---\n\n${template}`, values);
  const start = template.indexOf('\n') + 1;
  const body = template.slice(start + frontMatter.length);
  const filled = fillBody(body, values).replace(/\n+$/, '\n');
  return `---\n${fillFrontMatter(frontMatter, values)}${filled}`;
}
