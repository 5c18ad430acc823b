import { Parser } from 'htmlparser2';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Finding } from '../../diagnostics/diagnostic';
import { essential, warning } from '../../diagnostics/rule';
import { displayName } from '../../files/contentFolder';
import { listFiles } from '../../files/listFiles';
import { readText, UNREADABLE } from '../../files/readText';
import { listStaticFiles } from '../../files/staticFile';
import type { Content } from '../loadContent';
import { say } from '../say';
import { defineRule } from './contentRule';

/** A part of a file that can run, with its offset in the text. */
interface Code {
  what: string;
  at?: number;
}

/** Elements that run code, or load a document or an address base that the file chooses. */
const ELEMENT = /^(?:.+:)?(?:script|handler|iframe|frame|frameset|object|embed|applet|base|portal|fencedframe)$/i;
const HANDLER = /^(?:.+:)?(?:on.|srcdoc$)/i;
/** The namespaces in which browsers run what XML says: XHTML, SVG, and transformations into them. */
const RUNNING = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/xsl\/transform)$/i;
/** Browsers ignore control characters and white space in a scheme. */
const runsCode = (value: string) =>
  /(?:^|;)(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
/** Declarations that can contain markup or handlers: entities other than plain texts, and values of attributes. */
const DECLARATION = /<!(?:ATTLIST\b|ENTITY\s+(?:%|[^\s"']+\s+(?:SYSTEM|PUBLIC|"[^"]*[<&]|'[^']*[<&])))/i;
const ENTITY = /<!ENTITY\s+([^\s"'%]+)\s+(?:"([^"]*)"|'([^']*)')/gi;
/** A text in which another encoding than UTF-8 would read other characters. */
const CHARSET = /^(?!.*charset=?\s*["']?(?:utf-?8|us-ascii|iso-8859-1|windows-1252)\b).*charset/i;
/** A style sheet other than CSS can write elements. */
const TRANSFORMED = /^\?xml-stylesheet\b(?!.*text\/css)/is;
const DECLARED = /^\?xml\s[^>]*\bencoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-1)["'])([^"']*)/i;

/**
 * Returns what runs code in a text of HTML or XML.
 * @param isDocument false for XML that runs only if it names a namespace of documents
 */
function findInMarkup(text: string, xmlMode: boolean, isDocument: boolean): Code[] {
  // A browser may read other characters in it than the check.
  if (text.includes('\0') || text.includes(UNREADABLE)) return [{ what: 'not UTF-8' }];
  const [elements, instructions]: [Code[], Code[]] = [[], []];
  let runs = isDocument;
  const declaration = xmlMode ? DECLARATION.exec(text) : null;
  if (declaration !== null) return [{ what: '<!ENTITY>', at: declaration.index }];
  const entities = new Map([...text.matchAll(ENTITY)].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
  const expanded =
    entities.size === 0 ? text : text.replace(/&([^\s;&<>]+);/g, (all, name: string) => entities.get(name) ?? all);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const at = parser.startIndex;
        if (ELEMENT.test(name)) elements.push({ what: `<${name}>`, at });
        if (/^(?:.+:)?meta$/i.test(name)) {
          const { charset = 'utf-8', content = '' } = attributes;
          if (/refresh|set-cookie/i.test(attributes['http-equiv'] ?? '')) elements.push({ what: 'http-equiv="…"', at });
          if (CHARSET.test(`charset=${charset}`) || CHARSET.test(content)) elements.push({ what: 'charset="…"', at });
        }
        for (const [key, value] of Object.entries(attributes)) {
          if (RUNNING.test(value)) runs = true;
          if (HANDLER.test(key) || runsCode(value)) elements.push({ what: `${key}="…"`, at });
        }
      },
      onprocessinginstruction: (_name, instruction) => {
        const at = parser.startIndex;
        if (TRANSFORMED.test(instruction)) instructions.push({ what: '<?xml-stylesheet?>', at });
        const encoding = DECLARED.exec(instruction)?.[1];
        if (encoding !== undefined) instructions.push({ what: `encoding="${encoding}"`, at });
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.end(expanded);
  return [...instructions, ...(runs ? elements : [])];
}

const PDF_CODE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/** Returns the actions that run code in a PDF, also in its compressed parts. */
function findInPdf(bytes: Buffer): Code[] {
  const text = bytes.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(bytes.subarray(index + start.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      // Not compressed in this way: a picture or a font.
      return '';
    }
  });
  // A name can have its letters as `#4a`.
  const named = (part: string) =>
    part.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const code = [text, ...parts].map((part) => PDF_CODE.exec(named(part))?.[0]).find((each) => each !== undefined);
  return code === undefined ? [] : [{ what: code }];
}

/** Endings of files that browsers, or servers of another configuration, run. */
const PROGRAM =
  /\.(?:[cm]?[jt]sx?|jsm|es6?|wasm|htc|hta|swf|xap|jar|class|applet|vbs|mht(?:ml)?|xslt?|svgz|shtml?|stm|php\d?|phtml|phar|aspx?|ashx|asmx|cfm|cgi|jspx?)$/i;
/** Files by which a folder changes how its server sends files. */
const SERVER_SETTINGS = /^(?:\.htaccess|\.user\.ini|web\.config)$/i;
const HTML = /\.html?$/i;
const DRAWING = /\.svg$/i;
const XML = /\.(?:xml|xhtml|xht|svg|rdf|rss|atom|opml|xul|mml|kml|gpx|wsdl|xsd|dtd)$/i;

/** Endings that servers and file systems take off: of compressed copies, and dots and spaces. */
const TAKEN_OFF = /(?:\.(?:br|gz|zst|deflate)|[.\s])+$/i;

/** Returns what can run in a published file. */
function findCode(file: string): Code[] {
  const name = path.basename(file);
  const bare = name.replace(TAKEN_OFF, '');
  if (bare !== name && [PROGRAM, HTML, DRAWING, XML].some((each) => each.test(bare))) return [{ what: name }];
  if (PROGRAM.test(name)) return [{ what: path.extname(name) }];
  if (SERVER_SETTINGS.test(name)) return [{ what: name }];
  if (HTML.test(name)) return findInMarkup(readText(file), false, true);
  if (XML.test(name)) return findInMarkup(readText(file), true, !/\.xml$/i.test(name));
  return /\.pdf$/i.test(name) ? findInPdf(readFileSync(file)) : [];
}

function findingsIn(file: string, folder: string, text: 'image/script' | 'file/code'): Finding[] {
  const before = (at: number) => readText(file).slice(0, at).split('\n');
  return findCode(file).map(({ what, at }): Finding => {
    const lines = at === undefined ? undefined : before(at);
    const place = lines && { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    return { file: displayName(file, folder), ...place, ...say(text, { what }) };
  });
}

/** Reports drawings with code: when readers open a drawing by its address, its code runs as the site's own. */
export const imageScript = defineRule('image/script', essential('Drawings (SVG) contain no scripts.'), ({ folder }) => {
  const drawings = [...listFiles(folder), ...listStaticFiles(folder).map(({ file }) => file)];
  return [...new Set(drawings)]
    .filter((file) => DRAWING.test(file))
    .flatMap((file) => findingsIn(file, folder, 'image/script'));
});

/** Returns the files that are published as they are: those of the `static` folders, and those that pages link to. */
const publishedFiles = ({ folder, docs, posts }: Content): string[] => [
  ...new Set([
    ...listStaticFiles(folder).map(({ file }) => file),
    ...[...docs, ...posts].flatMap(({ content }) => content.files.map(({ file }) => file)),
  ]),
];

export const fileCode = defineRule(
  'file/code',
  essential('Without `components: trusted`, files that are published as they are run no code.'),
  (content) =>
    content.site.components === 'trusted'
      ? []
      : publishedFiles(content)
          .filter((file) => !DRAWING.test(file))
          .flatMap((file) => findingsIn(file, content.folder, 'file/code')),
);

export const staticHtml = defineRule(
  'file/html',
  warning('Folders `static` contain no HTML files.'),
  ({ folder, site }) =>
    listStaticFiles(folder).flatMap(({ file }) =>
      /\.x?html?$/i.test(file)
        ? [
            {
              file: displayName(file, folder),
              ...say(site.components === 'trusted' ? 'file/html.trusted' : 'file/html'),
            },
          ]
        : [],
    ),
);
