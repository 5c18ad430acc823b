/** A content file in parts, with every line in its old place, so that messages point to the right line. */
interface PreparedSource {
  /** The YAML between the `---` lines, or null without front matter. */
  frontMatter: string | null;
  /** The first line of the YAML in the file. */
  frontMatterLine: number;
  /** The file with its front matter blanked. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?=\n|$)/;

/** Separates front matter and body, and makes `## Heading {#id}` valid MDX, which reads `{#id}` as code. */
export function prepareSource(raw: string): PreparedSource {
  const match = FRONT_MATTER.exec(raw);
  if (match === null) return { frontMatter: null, frontMatterLine: 1, body: markHeadingIds(raw) };
  const blank = match[0].replace(/[^\n]/g, '');
  return {
    frontMatter: match[1] ?? '',
    frontMatterLine: 2,
    body: markHeadingIds(blank + raw.slice(match[0].length)),
  };
}

/** A code fence, after marks of quotes and lists, but no inline code in three backticks. */
const FENCE = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*(`{3,}(?!.*`)|~{3,})/;
/** An id at the end of a line, before optional closing hashes. */
const HEADING_ID = /\{#([^{}\s]+)\}(?=[ \t]*#*[ \t]*$)/;

/** Turns the explicit id of a heading into a comment that the heading handler reads; skips code blocks. */
export function markHeadingIds(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence) === true && line.replace(/[\s>]/g, '') === mark) fence = undefined;
      return fence === undefined ? line.replace(HEADING_ID, '{/*#$1*/}') : line;
    })
    .join('\n');
}
