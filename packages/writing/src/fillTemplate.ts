import { prepareSource } from '../../../src/node/content/mdx/prepareSource';

/** Values of a template's placeholders. */
interface TemplateValues {
  title: string;
  description: string;
  /** Date such as 2024-05-17. */
  today: string;
  /** Key of a post's author. */
  author: string;
  /** Pages that the new one links to. */
  related: readonly { path: string; title: string }[];
  isDraft: boolean;
}

/** Default template for kinds without one. */
const BARE = '---\ntitle: $title\ndescription: $description\n---\n\n$description\n\n$related\n';

/** A string as YAML, quoted if necessary. */
const yamlText = (text: string) =>
  /^[\p{L}][\p{L}\p{N} ,.()/–-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Escapes the special characters of MDX. */
const mdxText = (text: string) => text.replace(/[\\{}<>[\]*_`]/g, '\\$&');

/** A link to a page as a list item. */
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

/** The heading above a template's links, if any. */
export function relatedHeading(template = BARE): string | undefined {
  const lines = template.slice(0, Math.max(0, template.lastIndexOf('$related'))).split('\n');
  return lines.flatMap((line) => HEADING.exec(line)?.[1] ?? []).pop();
}

function fillBody(body: string, { title, description, related }: TemplateValues): string {
  // Without related pages, remove the placeholder and a heading that is only above it.
  const links = related.map(linkItem).join('\n');
  const placed = related.length > 0 ? body : body.replace(/(?:^#{2,6}[^\n]*\n+)?^\$related[ \t]*\n*/gm, '');
  return placed
    .replace(/\$related\b/g, () => links)
    .replace(/\$title\b/g, () => mdxText(title))
    .replace(/\$description\b/g, () => mdxText(description));
}

/** Fills a template's placeholders: `$title`, `$description`, `$today`, `$month`, `$author`, `$related`, `$affects`. */
export function fillTemplate(template: string = BARE, values: TemplateValues): string {
  const { frontMatter } = prepareSource(template);
  if (frontMatter === null)
    return fillTemplate(`---\ntitle: $title\ndescription: $description\n---\n\n${template}`, values);
  const start = template.indexOf('\n') + 1;
  const body = template.slice(start + frontMatter.length);
  const filled = fillBody(body, values).replace(/\n+$/, '\n');
  return `---\n${fillFrontMatter(frontMatter, values)}${filled}`;
}
