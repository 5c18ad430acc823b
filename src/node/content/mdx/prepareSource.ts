/** A content file taken apart, with every line where it was, so that messages point to the right place. */
interface PreparedSource {
  /** The YAML between the `---` lines, or null when the file has none. */
  frontMatter: string | null;
  /** Line of the file on which the YAML starts. */
  frontMatterLine: number;
  /** The file with its front matter blanked. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?=\n|$)/;

/** Separates front matter and body and makes `## Heading {#id}` readable for MDX, which would take `{#id}` for code. */
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

/** What may be before a block of code: marks of quotes and lists. Three backticks with others behind them are code in a line. */
const FENCE = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*(`{3,}(?!.*`)|~{3,})/;
/** An id at the end of a line, before the signs that may close a heading. */
const HEADING_ID = /\{#([^{}\s]+)\}(?=[ \t]*#*[ \t]*$)/;

/** Turns the explicit id of a heading into a comment that the heading handler reads; code blocks are left alone. */
function markHeadingIds(text: string): string {
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
