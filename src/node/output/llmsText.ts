/** A page that a list for language models names. */
export interface ListedText {
  title: string;
  /** Address of its Markdown alternate. */
  url: string;
  description: string;
}

export interface TextSection {
  title: string;
  pages: readonly ListedText[];
}

/** Square brackets in a link's text would end it. */
const inBrackets = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

/** A site as `llms.txt`: what it is, and its pages in sections. Sections without pages are left out. */
export function buildLlmsText(title: string, summary: string, sections: readonly TextSection[]): string {
  const written = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title: heading, pages }) => {
      const lines = pages.map((page) => `- [${inBrackets(page.title)}](${page.url}): ${page.description}`);
      return `## ${heading}\n\n${lines.join('\n')}`;
    });
  return `${[`# ${title}`, `> ${summary}`, ...written].join('\n\n')}\n`;
}
