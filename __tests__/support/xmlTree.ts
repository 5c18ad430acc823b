import { Parser } from 'htmlparser2';

/** An element of a parsed XML document. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

/** Parses XML; throws if elements are not closed in order. */
export function parseXml(xml: string): XmlNode {
  const document: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const node = { name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        const parent = open.at(-1);
        if (parent !== undefined) parent.text += text;
      },
      onclosetag: (name, isImplied) => {
        const closed = open.pop();
        if (closed?.name !== name) throw new Error(`</${name}> closes <${closed?.name ?? ''}>.`);
        const isSelfClosed = closed.children.length === 0 && closed.text === '';
        if (isImplied && !isSelfClosed) throw new Error(`<${name}> is not closed.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = document.children;
  if (root === undefined || document.children.length > 1) throw new Error('A document has one root.');
  return root;
}

/** The children with a name. */
export const childrenOf = ({ children }: XmlNode, name: string) => children.filter((child) => child.name === name);

/** The text of the only child with a name. */
export function textOf(node: XmlNode, name: string): string {
  const found = childrenOf(node, name);
  if (found.length !== 1) throw new Error(`<${node.name}> has ${found.length} <${name}>.`);
  return found[0]?.text ?? '';
}
