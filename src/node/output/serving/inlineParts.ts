/** What a page has inline, as far as a Content-Security-Policy is concerned. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
  /** Origins of the players that the page can put into a frame. */
  frames: string[];
  /** Attributes that the policy forbids: styles, and handlers of events. */
  attributes: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const SOURCE = /\ssrc=/;
/** Scripts of these types are data, which a policy lets pass. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;
const PLAYER = /\sdata-player="(https?:\/\/[^/"]+)/g;
const FORBIDDEN = /<[a-z][^<>]*?\s(style|on[a-z]+)="/gi;

/** Reads what is inline in a built page; the server has escaped what is no markup. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(ELEMENT, (_, name: string, attributes: string, text: string) => {
    if (name === 'style') styles.push(text);
    else if (text !== '' && !SOURCE.test(attributes) && !DATA_TYPE.test(attributes)) scripts.push(text);
    return '';
  });
  return {
    scripts,
    styles,
    frames: [...markup.matchAll(PLAYER)].map(([, origin = '']) => origin),
    attributes: [...markup.matchAll(FORBIDDEN)].map(([, name = '']) => name.toLowerCase()),
  };
}
