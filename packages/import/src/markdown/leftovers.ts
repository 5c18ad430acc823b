import type { Nodes, Root } from 'mdast';

/** Syntax of other programs that would be visible. */
const SIGNS: readonly RegExp[] = [
  /\{:?\s*(?:[.#][\w-]+|[\w:-]+=\S[^{}]*)\s*\}/,
  /\{\{.*?\}\}|\{%.*?%\}/,
  /\[\[[^[\]]*\]\]|^\[toc\]$/im,
  /<\/?(?:details|summary|div|span|p|a|b|i|u|br|hr|img|table|tr|td|th|ul|ol|li|button|font|center|script|style|h[1-6]|iframe|video|code|pre|kbd|sub|sup)(?=[\s/>])[^>\n]*>?/i,
  /:{3,}\s*\S*/,
  /-{1,}8<-{1,}|<<< ?\S+/,
  /(?<![\w+])\+\+[\w"+-]+\+\+(?![\w+])/,
  /(?<![=\w])==\S[^=\n]*==(?![=\w])/,
  /(?<![\w:/]):[a-z][a-z0-9_+-]+:(?![\w:/])/,
  /^(?:!!!|\?\?\?\+?) \w+|^===!?\+? "[^"]*"/m,
  /^\[!\w+\]/,
  /^\*\[[^\]]+\]: /m,
  /^: {1,3}\S/m,
  /!?\[[^\]\n]*\]\([^)\n]*\)?/,
  /^\+(?:[-=]+\+)+$/m,
  /\[cid:[^\]]*\]/,
  /\uFFFD/,
];

const SIGN_LENGTH = 80;

/** Remaining syntax of another program, with its line. */
export interface Leftover {
  sign: string;
  line: number;
}

/** Returns the text of a paragraph with placeholders for code and pictures. */
function lineText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map((child) => lineText(child)).join('') : '`';
}

/** Finds unconverted syntax in the text of a page, outside code. */
export function findLeftovers(tree: Root, source: string): Leftover[] {
  const found: Leftover[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children.map(({ position }) =>
        source.slice(position?.start.offset, position?.end.offset),
      );
      const broken = rows.findIndex((row) => head?.startsWith('|') === true && !row.startsWith('|'));
      const line = node.children[broken + 1]?.position?.start.line ?? 1;
      if (broken >= 0) found.push({ sign: (rows[broken] ?? '').slice(0, SIGN_LENGTH), line });
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const first = node.position?.start.line ?? 1;
      const text = lineText(node);
      const written = source.slice(node.position?.start.offset, node.position?.end.offset);
      for (const sign of SIGNS) {
        const match = sign.exec(text);
        // A tag that begins with "&lt;" is meant to be read.
        if (match === null || (match[0].startsWith('<') && !written.includes(match[0].slice(0, 2)))) continue;
        const line = first + text.slice(0, match.index).split('\n').length - 1;
        found.push({ sign: match[0].replace(/\s+/g, ' ').slice(0, SIGN_LENGTH), line });
      }
      return;
    }
    if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(tree);
  return found;
}
