import { dirname, join } from 'node:path';
import { FILE_MARK, PAGE_MARK, textMark } from '../../../../node/content/localizeHtml';
import { compileMdx } from '../../../../node/content/mdx/compile';
import type { SiteForContent } from '../../../../node/content/mdx/compilation';
import { prepareSource } from '../../../../node/content/mdx/prepareSource';
import type { ReadingFinding, ReadingRule } from '../../../../node/diagnostics/readingRules';
import { NO_ADDITIONS } from '../../../../model/site/additions';
import { CORE_ELEMENTS } from '../../../../node/content/mdx/components/coreElements';
import { docSchema, postSchema } from '../../../../node/schema/pageSchemas';
import { parseYamlAs } from '../../../../node/yaml/parseYaml';
import type { EditorConfig } from '../editorConfig';

/** Rules that need the other files of the site, so that only the check applies them. */
const NEED_THE_SITE: readonly ReadingRule[] = [
  'component/place',
  'image/missing',
  'glossary/unknown-term',
  'video/unknown',
];

const FOLDER = '/content';
const NO_CODE = { message: '', hint: undefined };

/** The site as the compiler of pages sees it, without its other files. */
function siteOf({ codes, site }: EditorConfig): SiteForContent {
  const [locale = ''] = codes;
  return {
    folder: FOLDER,
    own: { origins: site.origins, baseUrl: '/', codes },
    pageOf: (file) => file.slice(FOLDER.length).replace(/(?:\.\w+)?\.mdx$/, ''),
    meantIn: (_, path) => path,
    keptIds: undefined,
    mediaHosts: site.mediaHosts,
    glossary: site.terms,
    termsPage: undefined,
    idWords: site.idWords,
    elements: CORE_ELEMENTS,
    features: [],
    transforms: [],
    palettes: () => [],
    featureFiles: {},
    videos: { keys: [], fileOf: () => undefined },
    components: {
      folder: '',
      files: new Map(site.components.map((name) => [name, name])),
      digest: '',
      diagnostics: [],
    },
    // A page with code is not compiled: that takes the modules of the site.
    withoutReact: () => NO_CODE,
    locale,
    localeOf: () => locale,
  };
}

/** What the editor knows of a text. */
interface CompiledText {
  /** HTML with the paths of pictures after `FILE_MARK`; undefined for a text with errors of syntax. */
  html: string | undefined;
  findings: ReadingFinding[];
}

const TEXT_MARK = new RegExp(textMark(String.raw`\w+`), 'g');

/** Compiles a page by the compiler of the build. Its findings are those that need no other file. */
export async function compilePage(text: string, file: string, config: EditorConfig): Promise<CompiledText> {
  const { frontMatter, frontMatterLine, body } = prepareSource(text);
  const schema = /(?:^|\/)blog\//.test(file) ? postSchema : docSchema(NO_ADDITIONS);
  const parsed =
    frontMatter === null ? undefined : parseYamlAs<typeof schema>(frontMatter, file, schema, frontMatterLine);
  const { content, diagnostics } = await compileMdx({ absolutePath: `${FOLDER}/${file}`, file, body }, siteOf(config));
  const isOffered = ({ rule, message }: ReadingFinding) =>
    !NEED_THE_SITE.includes(rule) &&
    !config.snippets.some(([name]) => rule === 'element/unknown' && message.includes(`<${name}>`));
  return {
    html: content?.html.replaceAll(PAGE_MARK, '').replace(TEXT_MARK, ''),
    findings: [...(parsed?.diagnostics ?? []), ...diagnostics].filter(isOffered),
  };
}

/** New pictures by their values: the CMS revokes the addresses that it gave them. */
export const newPictures = new Map<string, string>();

/** How often the text looks for the preview, and the milliseconds between. */
const WAITS = 20;
const WAIT = 250;

type PictureReader = (file: string) => Promise<string>;
/** The readers of pictures: the preview has the CMS' own. */
export const pictureReaders = new Set<PictureReader>();

/** The address of a picture of a page, by what the page writes; empty for one that is not there. */
export async function pictureAddress(src: string, page: string): Promise<string> {
  if (/^[a-z]+:/.test(src)) return newPictures.get(src) ?? src;
  const file = src.startsWith('/') ? src : join(dirname(page), src);
  // The preview starts after the text.
  for (let rest = WAITS; rest > 0 && pictureReaders.size === 0; rest -= 1)
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  const found = await Promise.all([...pictureReaders].map((read) => read(file)));
  return found.find((address) => address !== '') ?? '';
}

/** Replaces the marks of pictures by the addresses of their files, which are named as in the repository. */
export async function withPictures(html: string, addressOf: (file: string) => Promise<string>): Promise<string> {
  const marks = new RegExp(`${FILE_MARK}(?:${FOLDER}/)?([^"\\s]*)`, 'g');
  const addresses = await Promise.all([...html.matchAll(marks)].map(([, file = '']) => addressOf(file)));
  return html.replace(marks, () => addresses.shift() ?? '');
}
