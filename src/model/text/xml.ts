/** A minimal XML writer. Elements are strings, so written XML is never escaped twice. */

/** The characters that are escaped, the ampersand first. */
export const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters, lone surrogates and two noncharacters are invalid in XML, even escaped. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Escapes text for XML content and attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** Attributes of an element; undefined values are omitted. */
type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** An element with XML content: `<link href="/a?b&amp;c"/>`. */
export function xmlElement(name: string, attributes: XmlAttributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner = children.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** An element with plain text. */
export function xmlText(name: string, text: string, attributes: XmlAttributes = {}): string {
  return xmlElement(name, attributes, [escapeXml(text)]);
}

/** An XML document, each child of the root on its own line. */
export function xmlDocument(root: string, attributes: XmlAttributes, children: readonly string[]): string {
  const body = xmlElement(root, attributes, ['\n', ...children.map((child) => `${child}\n`)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
}
