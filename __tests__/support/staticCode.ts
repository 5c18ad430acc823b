/** Says which file ran it. */
const CODE = 'console.log("ran", document.baseURI)';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const inXml = `<x><script ${XHTML}>${CODE}</script></x>`;
const transform =
  '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">' +
  `<html ${XHTML}><script>${CODE}</script></html></xsl:template></xsl:stylesheet>`;

/**
 * Files of `static` that run code in Chromium where a server sends no policy, by name. Drawings are missing: no build
 * publishes them with code.
 */
export const RUNNING: Readonly<Record<string, string>> = {
  'script.html': `<!doctype html><script>${CODE}</script>`,
  'old.htm': `<!doctype html><body onload='${CODE}'>`,
  'outside.html': '<!doctype html><script src="/koodi/code.js"></script>',
  'module.html': '<!doctype html><script type="module" src="/koodi/code.mjs"></script>',
  'frame.html': `<!doctype html><iframe srcdoc="&lt;script src='/koodi/code.js'&gt;&lt;/script&gt;"></iframe>`,
  'worker.html': `<!doctype html><script>new Worker("/koodi/work.js").onmessage = () => { ${CODE} }</script>`,
  'namespace.xml': inXml,
  'page.xhtml': `<html ${XHTML}><head><title>x</title></head><body><script>${CODE}</script></body></html>`,
  'feed.rss': inXml,
  'feed.atom': inXml,
  'graph.rdf': inXml,
  'transformed.xml': '<?xml-stylesheet type="text/xsl" href="/koodi/transform.xsl"?><x/>',
};

/** Files that the others load. */
const LOADED: Readonly<Record<string, string>> = {
  'code.js': CODE,
  'code.mjs': CODE,
  'work.js': 'postMessage(1)',
  'transform.xsl': transform,
};

export const STATIC_CODE: Readonly<Record<string, string>> = { ...RUNNING, ...LOADED };
