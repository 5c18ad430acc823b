import { isInside } from '../../files/isInside';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from './visit';
import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { CompiledContent, ContentImage } from '../../../model/pages/compiledContent';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { textMark } from '../localizeHtml';
import type { Passage } from '../passage';
import { readImage } from '../../files/readImage';
import { checkAdmonitionMarks } from './admonitions';
import { identifyAnswerItems } from './answerItems';
import { checkTermPlaces } from './termPlaces';
import {
  addDiagnostic,
  enterFile,
  visitFiles,
  type Compilation,
  type IncludedFile,
  type SiteForContent,
} from './compilation';
import { countWords, gatherHeadings, gatherIds, gatherSections } from './gather';
import { createHandlers } from './handlers';
import { splitAddress } from '../../../model/site/path';
import { frameZoomableImages, imageFile, isInOtherForm, isVideoFile, remoteHost } from './images';
import { identifyHeadings } from './headings';
import { decorateHeadings } from './decorateHeadings';
import { prepareHighlighter } from './highlighter';
import { takeLead } from './lead';
import { placeChanges } from './changes';
import { placeOldAnchors, type OldAnchor } from './oldAnchors';
import { parseMdx } from './parser';
import { isReactNode, isReactPage, readModuleNames } from './reactPage';
import { renderReact, withoutHeadingLinks } from './renderReact';
import { gatherPassages } from './passages';
import { placePlainAnchors } from './plainAnchors';
import { checkRawMarkup } from './rawMarkup';
import { isFile, separateFootnotes, writeOutReferences } from './links';
import { prepareTables } from './tables';
import { prepareTasks } from './tasks';
import { syntaxDiagnostic } from './syntaxDiagnostic';
import { unravelBlocks } from './unravelBlocks';
import { readVideos } from './videos';
import { say } from '../say';

interface ContentFile {
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  /** MDX with the front matter blanked; see `prepareSource`. */
  body: string;
  /** Ids that headings had before, from the front matter. */
  oldAnchors?: readonly OldAnchor[];
  /** Paths of the pages that a release note changes, from the front matter. */
  affects?: readonly string[];
}

export interface Compiled {
  /** Undefined when the file is not valid MDX, or React cannot render it because of its imports or its place. */
  content: CompiledContent | undefined;
  /** The source texts, for the checks. */
  passages: Passage[];
  diagnostics: ReadingFinding[];
}

/** Reads the images of a file, each at its first use. */
async function readImages(tree: MarkdownRoot, compilation: Compilation): Promise<void> {
  const imageNodes = new Map<string, { position?: MarkdownRoot['position'] }>();
  const want = (src: string, node: { position?: MarkdownRoot['position'] }) => {
    if (!imageNodes.has(src)) imageNodes.set(src, node);
  };
  visit(tree, (node) => {
    if (node.type === 'image') want(node.url, node);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Figure') return;
    for (const attribute of node.attributes) {
      const isImage =
        attribute.type === 'mdxJsxAttribute' && (attribute.name === 'src' || attribute.name === 'srcDark');
      if (isImage && typeof attribute.value === 'string') want(attribute.value, node);
    }
  });
  for (const [src, node] of imageNodes) {
    compilation.images.set(imageFile(src, compilation), await readLocalImage(src, node, compilation));
  }
}

async function readLocalImage(
  src: string,
  node: { position?: MarkdownRoot['position'] },
  compilation: Compilation,
): Promise<ContentImage | null> {
  const host = remoteHost(src);
  if (host !== undefined) {
    if (!compilation.site.mediaHosts.includes(host))
      addDiagnostic(compilation, node, 'image/remote', say('image/remote', { src, host }));
    return null;
  }
  if (isVideoFile(src)) {
    if (!isFile(splitAddress(src).pathname, compilation))
      addDiagnostic(compilation, node, 'image/missing', say('image/missing.video', { src }));
    return null;
  }
  if (/^([a-z]+:|\/)/i.test(src)) {
    addDiagnostic(compilation, node, 'image/missing', say('image/missing.beside', { src }));
    return null;
  }
  const file = imageFile(src, compilation);
  if (!isInside(file, compilation.site.folder)) {
    addDiagnostic(compilation, node, 'image/missing', say('image/missing.outside', { src }));
    return null;
  }
  try {
    return await readImage(file, compilation.site.palettes());
  } catch (error) {
    const missing = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    const key = missing && isInOtherForm(file) ? 'image/missing.form' : 'image/missing';
    if (missing) addDiagnostic(compilation, node, 'image/missing', say(key, { src }));
    else addDiagnostic(compilation, node, 'image/missing', say('image/missing.unreadable', { src }));
    return null;
  }
}

function codeLanguages(tree: MarkdownRoot): string[] {
  const languages: string[] = [];
  visit(tree, 'code', (node) => {
    languages.push(node.lang ?? '');
  });
  return languages;
}

async function buildRecord(
  tree: MarkdownRoot,
  { oldAnchors = [], affects = [] }: ContentFile,
  compilation: Compilation,
): Promise<CompiledContent> {
  const ids = identifyHeadings(tree, compilation);
  const html = toHast(tree, {
    handlers: createHandlers(compilation, ids),
    clobberPrefix: '',
    footnoteLabel: textMark('footnotes'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: textMark('footnoteBack'),
  }) as HtmlRoot;
  frameZoomableImages(html, compilation);
  placeOldAnchors(html, oldAnchors, compilation);
  placePlainAnchors(html, compilation);
  placeChanges(html, affects, compilation);
  for (const transform of compilation.site.transforms) await transform.html?.(html, compilation);
  identifyAnswerItems(html, compilation);
  prepareTables(html, compilation);
  prepareTasks(html, compilation);
  const lead = takeLead(html);
  const isReact = compilation.moduleNames !== undefined;
  const headingsOf = (root: HtmlRoot) => ({ headings: gatherHeadings(root), sections: gatherSections(root) });
  const pageHeadings = isReact ? undefined : headingsOf(html);
  decorateHeadings(html);
  const shown = isReact ? await renderReact(html, compilation) : html;
  const { headings, sections } = pageHeadings ?? headingsOf(withoutHeadingLinks(shown));
  return {
    html: toHtml(shown),
    reactTree: isReact ? html : null,
    leadHtml: lead === null ? null : toHtml(lead),
    headings,
    sections,
    links: compilation.links,
    ids: gatherIds(shown),
    images: [...compilation.images.values()].filter((image) => image !== null),
    islands: [...compilation.islands].sort(),
    words: countWords(sections),
    uses: compilation.uses,
    files: compilation.files,
  };
}

/** Checks and completes the tree of a file and of those that it includes. Returns their texts. */
async function prepareTree(tree: MarkdownRoot, body: string, compilation: Compilation): Promise<Passage[]> {
  writeOutReferences(tree);
  if (compilation.includedAt !== undefined) separateFootnotes(tree, compilation);
  unravelBlocks(tree, compilation);
  checkAdmonitionMarks(tree, body, compilation);
  checkRawMarkup(tree, body, compilation);
  for (const { markdown } of compilation.site.transforms) await markdown?.(tree, compilation);
  checkTermPlaces(tree, compilation);
  await readImages(tree, compilation);
  await readVideos(tree, compilation);
  const { includedAt, file } = compilation;
  const passages = gatherPassages(tree, body).map((each) => (includedAt === undefined ? each : { ...each, file }));
  const included: IncludedFile[] = [];
  visit(tree, 'includedFile', (node) => void included.push(node));
  for (const node of included) {
    const leave = enterFile(compilation, node);
    passages.push(...(await prepareTree(node.tree, node.body, compilation)));
    leave();
    node.children = node.tree.children;
  }
  return passages;
}

/** Compiles one MDX file to HTML and to everything that later stages need. Errors are returned, not thrown. */
export async function compileMdx(source: ContentFile, site: SiteForContent): Promise<Compiled> {
  const { absolutePath, file } = source;
  let tree: MarkdownRoot;
  try {
    tree = parseMdx(source.body);
  } catch (error) {
    return { content: undefined, passages: [], diagnostics: [syntaxDiagnostic(error, file, source.body)] };
  }
  const compilation: Compilation = {
    absolutePath,
    file,
    site,
    diagnostics: [],
    links: [],
    islands: new Set(),
    takenIds: new Map(),
    counts: new Map(),
    ancestors: [],
    moduleNames: undefined,
    uses: [],
    files: [],
    videos: new Map(),
    images: new Map(),
    highlight: () => undefined,
  };
  const passages = await prepareTree(tree, source.body, compilation);
  if (isReactPage(tree, compilation)) {
    const before = compilation.diagnostics.length;
    const barred = site.withoutReact(absolutePath);
    const isReact = isReactNode(compilation);
    if (barred === undefined) compilation.moduleNames = readModuleNames(tree, compilation);
    else
      visitFiles(
        tree,
        compilation,
        (node) => isReact(node) && addDiagnostic(compilation, node, 'component/place', barred),
      );
    if (compilation.diagnostics.length > before)
      return { content: undefined, passages: [], diagnostics: compilation.diagnostics };
  }
  compilation.highlight = await prepareHighlighter(codeLanguages(tree));
  const content = await buildRecord(tree, source, compilation);
  return { content, passages, diagnostics: compilation.diagnostics };
}
