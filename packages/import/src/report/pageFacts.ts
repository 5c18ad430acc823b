import GithubSlugger from 'github-slugger';
import { Parser } from 'htmlparser2';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { withoutControls } from '../docusaurus/pageText';
import { blankFrontMatter } from '../markdown/fixSource';
import { applyEdits } from '../markdown/edits';
import { tidyTags } from '../markdown/tidyTags';
import { withoutCuts } from '../markdown/codeFence';
import { signOf } from '../markdown/icons';
import { wordsOf } from '../markdown/visibleWords';
import { acceptChanges } from '../plain/trackedChanges';
import { CONTENTS } from '../plain/plainToMdx';
import { ANNOTATION } from '../plain/blocks';
import { parser as markdown } from '../plain/inlineForms';

/** The parts of a page that an import must keep. Texts that are counted are in lists, each as often as it occurs. */
export const FACT_KINDS = ['words', 'headings', 'anchors', 'links', 'images', 'code', 'cells'] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export type PageFacts = Record<FactKind, string[]>;

/** Parts of a page that are not its text: contents, buttons, edit links, badges. */
const ASIDE =
  /(?:^|\s)(?:hash-link|headerlink|header-anchor|theme-doc-toc|pagination-nav|theme-doc-breadcrumbs|theme-doc-version-badge|theme-doc-footer|buttonGroup|heading-link|visually-hidden|lang(?![\w-])|line-numbers-wrapper|code-language)/;
/** Names of notes, which differ from program to program. */
const NOTE_NAME = /(?:^|\s)(?:admonitionHeading|admonition-title|custom-block-title)/;
/** Marks of a picture in dark colours; another one is in its place in light ones. */
const DARK = /#(?:only-dark|gh-dark-mode-only)|\bdark-only\b/;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Inline elements. */
const INLINE = new Set('a b code del em i kbd mark span strong sub sup wbr'.split(' '));
const SHOWS_FILE = /^(?:img|figure|video|source)$/;
const SHOWN = ['label', 'summary', 'caption', 'alt'];
/** Elements whose title is a hint, no text. */
const HINTED =
  /^(?:a|abbr|audio|button|code|codeblock|dfn|div|figure|head|i|iframe|img|input|layout|link|p|pre|span|svg|t[dhr]|table|video)$/;
const MAGIC = /^.*\bhighlight-(?:next-line|start|end)\b.*$\n?/gm;
/** A comment of VitePress on the line before it. */
const LINE_MARK = /^(.*?)[ \t]*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)[ \t]*\[!code[ \t]+([^\]\n]*)\].*$/gm;
const withoutMarks = (code: string) =>
  withoutCuts(code)
    .replace(ANNOTATION, '')
    .replace(MAGIC, '')
    .replace(LINE_MARK, (_all, line: string, mark: string) => (/^(?:\+\+|--)/.test(mark) ? mark.charAt(0) : '') + line);

/** A text for comparison: without emoji, which old pages may have by name, and without the signs of formulas. */
const plain = (text: string) =>
  text
    .replace(/[\p{Extended_Pictographic}\uFE0F\uE000\uE001$\\•]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** An id for comparison: programs differ in the signs between words. */
export const plainAnchor = (id: string) => id.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');

interface Reading {
  facts: PageFacts;
  /** True if the page has an `article`. */
  hasArticle: boolean;
}

/** Reads a page of HTML: the article of an old or a new page, or all of a fragment. */
export function factsOfHtml(html: string, part: 'old' | 'new' | 'fragment' = 'old'): Reading {
  const isFragment = part === 'fragment';
  const facts: PageFacts = { words: [], headings: [], anchors: [], links: [], images: [], code: [], cells: [] };
  const texts: string[] = [];
  const slugger = new GithubSlugger();
  // Pages of VitePress and of some themes of MkDocs have only a main part.
  const marksArticle = part === 'new' || html.includes('<article');
  let depth = 0;
  let articleAt = isFragment ? 0 : undefined;
  let hasArticle = isFragment;
  let asideAt: number | undefined;
  let headerAt: number | undefined;
  let head: string[] = [];
  let row: string[] = [];
  const open: { name: string; from: number; id: string | undefined; href: string | undefined; title: string }[] = [];
  const close = ({ name, from, id, href, title }: (typeof open)[number]) => {
    const text = texts.slice(from).join('');
    if (/^h[1-6]$/.test(name)) {
      const own = /\s*\{(?=[^{}]*[#.=])[^{}]*\}\s*$/.exec(text);
      const heading = plain((own === null ? text : text.slice(0, own.index)).replace(/\s#+\s*$/, ''));
      if (heading !== '') facts.headings.push(heading);
      if (own !== null) texts.splice(from, Infinity, text.slice(0, own.index));
      const written = /(?:#|\bid=")([^\s}*"]+)/.exec(own?.[0] ?? '')?.[1];
      const usual = written ?? text.replace(/\uE000.*?\uE001/gu, '').trim();
      const anchor = id ?? (isFragment ? slugger.slug(usual, written !== undefined) : (written ?? ''));
      if (name !== 'h1' && anchor !== '') facts.anchors.push(plainAnchor(anchor));
    } // A link that loses its anchor is lost.
    else if (href !== undefined && plain(title || text) !== '' && !open.some((parent) => parent.name === 'a'))
      facts.links.push(plain(title || text) + (/#./.test(href) ? ' #' : ''));
    // Cells have code in one line here.
    else if (name === 'pre' && !open.some((parent) => parent.name === 'td')) {
      const code = withoutMarks(text);
      texts.splice(from, Infinity, code);
      facts.code.push(code.replace(/\s+/g, ''));
    } else if (name === 'tr') {
      // The first row is the head of a table without one, as Markdown has it.
      if (head.length === 0) head = row;
      else row.forEach((cell, index) => cell !== '' && facts.cells.push(`${head[index] ?? ''}: ${cell}`));
      row = [];
    } else if (name === 'table') head = [];
    else if (name === 'th') head.push(plain(text));
    else if (name === 'td') row.push(plain(text));
  };
  const isSeen = () => articleAt !== undefined && asideAt === undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!INLINE.has(name)) texts.push(' ');
        if (isSeen()) {
          const { src = '', class: looks = '' } = attributes;
          const isDark = DARK.test(`${src} ${looks}`) || 'img-dark' in attributes;
          if (SHOWS_FILE.test(name) && src !== '' && !isDark) facts.images.push('image');
          // An alternative text that is only the name of the file says nothing.
          const isShown = (text: string) => !isDark && /^[^{]/.test(text) && !src.endsWith(text);
          const codes = Object.keys(attributes).filter((key) => key.startsWith('code-'));
          const shown = [...SHOWN, ...(HINTED.test(name) ? [] : ['title']), ...codes]
            .map((key) => attributes[key] ?? '')
            .filter(isShown);
          facts.words.push(...shown.flatMap(wordsOf));
          // The text of a badge in a heading, between two signs: it is no part of the id.
          if (isFragment && /^[^{]/.test(attributes.text ?? '')) texts.push(`\uE000 ${attributes.text ?? ''}\uE001`);
        }
        if (VOID.has(name)) return;
        depth += 1;
        // This site has the title before the article.
        const isMain = name === 'article' || (!marksArticle && (name === 'main' || attributes.role === 'main'));
        if ((isMain || name === 'h1') && articleAt === undefined) articleAt = depth;
        hasArticle ||= name === 'article';
        if (name === 'header') headerAt ??= depth;
        // The head of a post contains its day and authors beside the title.
        const isHead = !isFragment && headerAt !== undefined && depth === headerAt + 1 && name !== 'h1';
        const { class: classes = '' } = attributes;
        const isAside =
          /^(?:nav|button|footer|style|script|svg)$/.test(name) ||
          ASIDE.test(classes) ||
          'data-footnote-ref' in attributes ||
          (part !== 'new' && NOTE_NAME.test(classes));
        if (articleAt !== undefined && asideAt === undefined && (isHead || isAside)) asideAt = depth;
        const { id, href = attributes.to, title = '' } = attributes;
        open.push({ name, from: texts.length, id, href, title: HINTED.test(name) ? '' : title });
      },
      ontext: (text) => {
        // What browsers without videos show.
        if (isSeen() && !open.some(({ name }) => name === 'video')) texts.push(text);
      },
      onclosetag: (name) => {
        if (VOID.has(name)) return;
        const last = open.pop();
        if (last !== undefined && isSeen()) close(last);
        if (!INLINE.has(name)) texts.push(' ');
        if (asideAt === depth) asideAt = undefined;
        if (headerAt === depth) headerAt = undefined;
        if (articleAt === depth && !isFragment) articleAt = undefined;
        depth -= 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(html);
  // Markdown within HTML on one line stays as it is written; addresses are no words.
  const words = [...facts.words, ...wordsOf(texts.join('').replace(/\]\([^)\s]*\)/g, ']'))];
  return { facts: { ...facts, words }, hasArticle };
}

/** A note or a tab of MkDocs, or a footnote, whose text is indented. */
const INDENTED =
  /^([ \t]*)(?:(?:!!!|\?\?\?\+?|===)[ \t]*(?:[\w-]+)?|\[\^[^\]\n]+\]:)([^\n]*\n)((?:[ \t]*\n|\1(?: {4}|\t)[^\n]*(?:\n|$))+)/gm;
/** Attributes, which are no text. */
const ATTRIBUTES =
  /\{(?:(?<!^#.*[^\])]\{):?[ \t]*(?:[.#][\w-]|[\w-]+=["'\w])[^{}]{0,500}|(?<=^[ \t>]*:{3}.*)[^{}\n]*)\}/gm;

/** Takes the indentation off the text of notes and tabs, which would be code, at most four levels deep. */
const withoutIndents = (text: string, level = 4): string => {
  const next = text
    .replace(/^ {1,3}(?=\[\^[^\]\n]+\]:)/gm, '')
    .replace(
      INDENTED,
      (_all, indent: string, title: string, inner: string) =>
        `${indent}${title.trimStart()}\n${inner.replace(/^([ \t]*?)(?: {4}|\t)/gm, '$1')}`,
    );
  return next === text || level === 0 ? next : withoutIndents(next, level - 1);
};

/** MDX has no indented code. */
const mdx = markdown()
  .data('micromarkExtensions', [{ disable: { null: ['codeIndented'] } }])
  .freeze();

/** A text in backticks that is all there is in a component: code, or text that is no Markdown. */
const LITERAL = /<([A-Z]\w*)\b[^<>]*>\s*\{`((?:[^`\\]|\\.)*)`\}\s*<\/\1>/g;
/** A text of several lines in an attribute of a component, which is code. */
const CODE_ATTRIBUTE = /\s[A-Za-z][\w-]*=\{\s*`((?:[^`\\\n]|\\.)*\n(?:[^`\\]|\\.)*)`\s*\}/g;
/** HTML in an attribute of Astro. */
const HTML_ATTRIBUTE = /<(\w+)\s+set:html=\{("(?:[^"\\\n]|\\.)*")\}\s*(?:\/>|>\s*<\/\1>)/g;
const FENCES = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^(?:\1)?[ \t>]{0,3}\2[`~]*[ \t]*$/gm;

/**
 * Reads a page of Markdown without the importer's own parser, so that what it does not understand is missed.
 * @param title the title in the front matter
 * @param isMdx true for MDX, in which indented text is no code
 */
export function factsOfMarkdown(raw: string, title: string | undefined, isMdx = false): PageFacts {
  const codes: string[] = [];
  const accepted = acceptChanges(
    blankFrontMatter(
      withoutControls(raw)
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
    ),
  ).text;
  const text = applyEdits(accepted, tidyTags(accepted)).replace(CONTENTS, '');
  const source = withoutIndents(
    text
      .replace(LITERAL, (_all, _name, code: string) => `\n\`\`\`\`\n${code}\n\`\`\`\`\n`)
      .replace(FENCES, (all, indent: string) => {
        // A raw block of Pandoc.
        if (/^[ \t>]*`+[ \t]*\{=/.test(all)) return '';
        // Blank lines of a quote have no space after its mark.
        const inner = all
          .slice(indent.length)
          .replace(new RegExp(`\n(?:${indent}|${indent.trimEnd()}(?=\n))`, 'g'), '\n');
        return `${indent}@@${codes.push(inner) - 1}@@`;
      }),
  )
    .replace(HTML_ATTRIBUTE, (all, _name, html: string) => {
      try {
        return String(JSON.parse(html));
      } catch {
        return all;
      }
    })
    .replace(CODE_ATTRIBUTE, (_all, code: string, at: number) => ` code-${at}="${wordsOf(code).join(' ')}"`)
    .replace(/`[^`\n]+`/g, (code) => `@@${codes.push(code) - 1}@@`)
    .replace(/(?<!!)\[([^[\]]*)\]\{[.#][^{}]{0,500}\}/g, '$1')
    .replace(ATTRIBUTES, ' ')
    .replace(/^[ \t]*\{\*.*\*\}[ \t]*$/gm, '')
    .replace(/^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/gm, '')
    .replace(/\{\/\*(?!\s*#)[\s\S]*?\*\/\}/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/(\s[A-Za-z-]+)=\{(?:[^{}]|\{[^{}]*\})*\}/g, '$1="{}"')
    .replace(
      /:((?:material|fontawesome|octicons|simple)-[\w-]+):[ \t]*/g,
      (_all, name: string) => signOf(name) && `${signOf(name)} `,
    )
    .replace(/(?<![\w:/]):(?:100|[a-z][a-z\d_+-]*):(?![\w:/])|\[\[_?toc_?\]\]/gi, ' ')
    .replace(/\[\^[^\]\n]+\]:?/g, ' ')
    // Blocks of GitBook, elements and ids of Nextra.
    .replace(/\{%[^\n]*?(?:title="([^"]*)")?[^\n"]*?%\}/g, ' $1 ')
    .replace(/<(\/?[A-Z]\w*)\.(?=\w+[\s/>])/g, '<$1-')
    .replace(/^(#{1,6} .*?)(?:\[#([\w-]+)\]|%\{#([^{}\s]+)\}%)[ \t]*$/gm, '$1{#$2$3}')
    // The address that Notion writes after the name of a page.
    .replace(/ \(\S+%20[\da-f]{32}\.md\)/g, '')
    // Names of notes differ from program to program.
    .replace(
      /^([ \t>]*)(?::{3,}[ \t]*(?:tabs[ \t]+key:.*|[\w-]*)|<<<.*|(?:!!!|\?\?\?\+?|\/{3,})[ \t]*\w+|\[!\w+\])/gm,
      '$1',
    )
    // A line of HTML below another is no code, however far it is indented.
    .replace(/(?<=^[ \t]*<[^\n]*>[ \t]*\n)[ \t]+(?=<)/gm, '')
    // Without blank lines around tags, the text between them would be no Markdown.
    .replace(/^[ \t]*<\/?[A-Za-z][^>\n]*>[ \t]*$/gm, (tag) => `\n${tag.trim()}\n`)
    .replace(/([ \t>]*)@@(\d+)@@/g, (_all, indent: string, index: string) => {
      const code = codes[Number(index)] ?? '';
      if (/^`[^`]/.test(code)) return indent + code;
      // Up to three spaces keep a fence in its list item; four would make it indented code elsewhere.
      const prefix = indent.replaceAll('\t', '   ').slice(0, 3);
      return `\n${code.replace(/^/gm, prefix)}\n`;
    });
  const tree = toHast((isMdx ? mdx : markdown).parse(source), { allowDangerousHtml: true });
  const { facts } = factsOfHtml(toHtml(tree, { allowDangerousHtml: true }), 'fragment');
  if (title === undefined || /^#[ \t]|<h1\b/m.test(source.replace(FENCES, '').replace(/`[^`\n]*`/g, ''))) return facts;
  return { ...facts, words: [...facts.words, ...wordsOf(title)], headings: [plain(title), ...facts.headings] };
}
