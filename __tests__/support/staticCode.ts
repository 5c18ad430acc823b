/** Says which file ran it. */
const CODE = 'console.log("ran", document.baseURI)';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const inXml = `<x><script ${XHTML}>${CODE}</script></x>`;
const transform =
  '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">' +
  `<html ${XHTML}><script>${CODE}</script></html></xsl:template></xsl:stylesheet>`;

/**
 * Files of `static` that run code in Chromium where a server sends no policy, by name. Drawings are missing, since no build
 * publishes them with code, and HTML, which an owner of a site with `components: trusted` may publish.
 */
export const RUNNING: Readonly<Record<string, string>> = {
  'namespace.xml': inXml,
  'page.xhtml': `<html ${XHTML}><head><title>x</title></head><body><script>${CODE}</script></body></html>`,
  'feed.rss': inXml,
  'feed.atom': inXml,
  'graph.rdf': inXml,
  'transformed.xml': '<?xml-stylesheet type="text/xsl" href="/koodi/transform.xsl"?><x/>',
};

/** Files that the others load. */
const LOADED: Readonly<Record<string, string>> = {
  'transform.xsl': transform,
};

export const STATIC_CODE: Readonly<Record<string, string>> = { ...RUNNING, ...LOADED };
