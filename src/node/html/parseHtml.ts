import { h } from 'hastscript';
import { Parser } from 'htmlparser2';
import type { Element, Root } from 'hast';

/** Parses compiled content. The compiler wrote it, so every element is closed. */
export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = h(name, attributes);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (value) => {
      const siblings = open.at(-1)?.children ?? [];
      const last = siblings.at(-1);
      if (last?.type === 'text') last.value += value;
      else siblings.push({ type: 'text', value });
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}
