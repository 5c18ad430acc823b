/** A small writer of XML: elements are texts, so that what has been written is never escaped twice. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters, halves of pairs and two others may not be in XML in any spelling. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** A text as it is in XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Attributes of an element; one without a value is left out. */
type XmlAttributes = Readonly<Record<string, string | undefined>>;

/**
 * An element around what is already XML.
 * @example xmlElement('link', { href: '/a?b&c' }) // '<link href="/a?b&amp;c"/>'
 */
export function xmlElement(name: string, attributes: XmlAttributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner = children.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** An element around plain text. */
export function xmlText(name: string, text: string, attributes: XmlAttributes = {}): string {
  return xmlElement(name, attributes, [escapeXml(text)]);
}

/** A whole document, each part of the root on a line of its own. */
export function xmlDocument(root: string, attributes: XmlAttributes, children: readonly string[]): string {
  const body = xmlElement(root, attributes, ['\n', ...children.map((child) => `${child}\n`)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
}
