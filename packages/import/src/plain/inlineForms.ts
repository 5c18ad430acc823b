import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { slug } from 'github-slugger';
import { unified } from 'unified';
import type { Nodes } from 'mdast';
import type { Edit } from '../markdown/edits';
import { iconText, signOf } from '../markdown/icons';

export const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Emoji by their short names. */
export const EMOJI: ReadonlyMap<string, string> = new Map(
  [
    ...'tada 🎉 rocket 🚀 warning ⚠️ white_check_mark ✅ heavy_check_mark ✔️ x ❌ bulb 💡 memo 📝 pencil ✏️ pencil2 ✏️ book 📖 books 📚 bug 🐛 fire 🔥 star ⭐ star2 🌟 sparkles ✨ zap ⚡ boom 💥 lock 🔒 unlock 🔓 key 🔑 link 🔗 wrench 🔧 hammer 🔨 gear ⚙️ package 📦 information_source ℹ️ question ❓ exclamation ❗ heavy_exclamation_mark ❗ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 construction 🚧 eyes 👀 smile 😄 smiley 😃 grinning 😀 wink 😉 thinking 🤔 heart ❤️ thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 clap 👏 wave 👋 ok_hand 👌 point_right 👉 point_left 👈 point_up ☝️ point_down 👇 pray 🙏 muscle 💪 100 💯 email 📧 envelope ✉️ phone ☎️ telephone_receiver 📞 calendar 📅 date 📅 clock1 🕐 hourglass ⌛ mag 🔍 bell 🔔 pushpin 📌 paperclip 📎 computer 💻 iphone 📱 house 🏠 earth_africa 🌍 globe_with_meridians 🌐 chart_with_upwards_trend 📈 bar_chart 📊 moneybag 💰 euro 💶 credit_card 💳 gift 🎁 trophy 🏆 checkered_flag 🏁 arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ recycle ♻️ speech_balloon 💬 mega 📣 newspaper 📰 inbox_tray 📥 outbox_tray 📤 file_folder 📁 open_file_folder 📂 clipboard 📋 hourglass_flowing_sand ⏳ coffee ☕ art 🎨 seedling 🌱 snowflake ❄️ sunny ☀️ poop 💩'.matchAll(
      /(\S+) (\S+)/g,
    ),
  ].map(([, name = '', sign = '']) => [name, sign]),
);

/** @example keyName('arrow-up') // 'Arrow Up' */
const keyName = (key: string) =>
  key.replace(/^"(.*)"$/, '$1').replace(/(?:^|-)\p{L}/gu, (start) => start.replace('-', ' ').toUpperCase());

const ATTRIBUTE = /(?:[.#][\p{L}\p{N}_:.+-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"'=]+)|-)/u.source;
/** Pandoc breaks lines also between attributes. */
const ATTRIBUTES = `\\{:?[ \\t]*${ATTRIBUTE}(?:(?:[ \\t]*\\n[ \\t>]*|[ \\t]+)${ATTRIBUTE})*[ \\t]*\\}`;
/** A text with links. Each sign has one way to match: two would take ages for a paragraph of links. */
const LABEL = /(?:[^[\]\n\\]|\n(?![ \t>]*\n)|\\.|\[[^\]]{0,500}\]){0,2000}/.source;
const SPAN = new RegExp(`(?<!\\\\)\\[(${LABEL})\\](${ATTRIBUTES})`, 'gu');
const AFTER = new RegExp(`(?<=[\\])])${ATTRIBUTES}`, 'gu');
/** Leaves out the attributes in a text, such as those of a link in a span. */
const withoutSpans = (text: string) => text.replace(SPAN, '$1').replace(AFTER, '');
const bold = (text: string) => (text.includes('**') ? text : `**${text}**`);
const idIn = (attributes: string) =>
  /(?:#|\bid=["']?)([\p{L}\p{N}_:.+-]+)/u.exec(attributes.replace(/(?<!\bid=)(?:"[^"]*"|'[^']*')/g, ''))?.[1];
const anchor = (attributes: string) => {
  const id = idIn(attributes);
  return id === undefined ? '' : `<a id="${id}"></a>`;
};

/** Returns the address for a path with spaces or Windows backslashes, as word processors write it; else undefined. */
function linkAddress(written: string): string | undefined {
  const [, address = written, title = ''] = /^\s*(.*?)(\s+(?:"[^"]*"|'[^']*'))?\s*$/.exec(written) ?? [];
  if (/^<.*>$/.test(address) || !/[ \u00a0]|\\(?=[\p{L}\p{N}. ]|$)/u.test(address)) return undefined;
  if (/^(?:tel|mailto|sms):/i.test(address)) return address.replace(/\s+/g, '') + title;
  if (!/[\\/]|\.\w{2,5}(?:#|$)/.test(address)) return undefined;
  return address.replace(/\\(?=[\p{L}\p{N}. ]|$)/gu, '/').replace(/\s/g, '%20') + title;
}

/** An icon of Material. */
export const ICON = /( ?):((?:material|fontawesome|octicons|simple)-[\w-]+):/g;

/** An icon that is all there is in a cell, in an item of a list, in a link or in a line. */
const LONE_ICON =
  /(^|\||\[|^[ \t>]*(?:[-*+]|\d+[.)]))([ \t]*):((?:material|fontawesome|octicons|simple)-[\w-]+):(?:\{[^{}\n]*\})?(?=[ \t]*(?:$|\||\]))/gm;

interface Form {
  pattern: RegExp;
  /** Returns the replacement; undefined for no change. */
  write: (match: RegExpExecArray) => string | undefined;
  /** What the report says of it. */
  told?: string;
  /** What the report says of it, for a person. */
  lost?: string;
}

const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(`(!?\\[${LABEL}\\]\\()((?:[^()\\n]|\\([^()\\n]*\\))*)\\)(?![^\\s.,;:!?)|*_{])`, 'g'),
    write: ([, before = '', written = '']) => {
      const address = linkAddress(written);
      return address === undefined ? undefined : `${before}${address})`;
    },
  },
  {
    pattern:
      /(?<!:::[\w-]*)(!?)\[\[(?!_?toc_?\]\])(?=[^\]\n]*\p{L})([^[\]|#\n]*)(#[^[\]|\n]*)?(?:\|([^[\]\n]*))?\]\]/giu,
    write: ([, mark, name = '', part = '', label]) => {
      const isFile = /\.\w{2,5}$/.test(name);
      const file = name === '' || isFile ? name : `${name}.md`;
      const address = file.trim().replace(/ /g, '%20') + (part === '' ? '' : `#${slug(part.slice(1))}`);
      if (mark === '!' && isFile) return `![](${address})`;
      return `[${label ?? (name === '' ? part.slice(1) : name)}](${address})`;
    },
  },
  {
    pattern: LONE_ICON,
    write: ([, before = '', space = '', name = '']) => `${before}${space}${iconText(name)}`,
    lost: 'An icon that stands alone is a sign or its name now',
  },
  {
    pattern: SPAN,
    write: ([, label = '', attributes = '']) =>
      anchor(attributes) + (/\.mark\b/.test(attributes) ? bold : String)(withoutSpans(label)),
    told: 'The attributes of a text were left out',
  },
  {
    pattern: new RegExp(`[ \\t]*(?=\\{)(?<=(?:[\\])}*_\`>:]|^|^#.*)[ \\t]*)${ATTRIBUTES}`, 'gmu'),
    write: ({ 0: all, index, input }) =>
      idIn(all) !== undefined && input[input.lastIndexOf('\n', index) + 1] === '#' ? undefined : anchor(all),
    told: 'Attributes were left out',
  },
  {
    pattern: ICON,
    write: ([, space = '', name = '']) => (signOf(name) === '' ? '' : space + signOf(name)),
    told: 'An icon was left out, or is a sign now',
  },
  {
    pattern: /(?<![\w:]):([\w+-]+):(?![\w:])/g,
    write: ([, name = '']) => EMOJI.get(name),
  },
  {
    pattern: /(?<![\w+])\+\+((?:"[^"\n]+"|[a-z0-9-]+)(?:\+(?:"[^"\n]+"|[a-z0-9-]+))*)\+\+(?![\w+])/gi,
    write: ([, keys = '']) => `<kbd>${keys.split('+').map(keyName).join('+')}</kbd>`,
  },
  {
    pattern: /(?<![=^\w])(==|\^\^)(?=[^\s=^])([^=^\n]+?)(?<=\S)\1(?![=^\w])/g,
    write: ([, , inner = '']) => bold(inner),
  },
  { pattern: /(?<=[\p{L}\p{N})])~([^\s~\\]{1,20})~(?!~)/gu, write: ([, inner = '']) => `<sub>${inner}</sub>` },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,10})\^(?![\p{L}\p{N}])/gu,
    write: ([, inner = '']) => `<sup>${inner}</sup>`,
  },
  {
    pattern: /(?<=\S)\^\[([^[\]\n]+)\]/g,
    write: ([, inner = '']) => ` (${inner})`,
    told: 'A footnote within the text is in brackets now',
  },
  // A block id of Obsidian, the target of "[[page#^id]]".
  { pattern: /(?<=\S)[ \t]+\^([a-zA-Z\d-]+)[ \t]*$/gm, write: ([, id = '']) => `<a id="${id}"></a>` },
  { pattern: /%%[ \t]*([^%\n]+?)[ \t]*%%/g, write: ([, inner = '']) => `<!-- ${inner} -->` },
];

/** Returns edits that convert inline syntax of other programs. */
export function inlineEdits(
  text: string,
  note: (message: string, offset: number, kind?: 'dialect' | 'dialect-lost') => void,
): Edit[] {
  /**
   * Kind of each character: text (0), an image or address (1), which few forms change, or code, a tag or changed (2).
   */
  const signs = new Uint8Array(text.length);
  const walk = (node: Nodes): void => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if ('children' in node) node.children.forEach((child) => walk(child));
    const label = node.type === 'link' && text[start] === '[' ? node.children.at(-1)?.position?.end.offset : start;
    // MkDocs reads the text in elements with this attribute as Markdown.
    if (node.type === 'html' && /^<[^>]*\smarkdown\b/.test(node.value)) return;
    if (['code', 'inlineCode', 'html'].includes(node.type)) signs.fill(2, start, end);
    else if (['image', 'definition', 'link'].includes(node.type)) signs.fill(1, label, end);
  };
  walk(parser.parse(text));
  const edits: Edit[] = [];
  for (const form of FORMS) {
    for (const match of text.matchAll(form.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isApart = signs
        .subarray(start, end)
        .some((sign) => sign > Number(form === FORMS[0] || form.pattern === SPAN));
      const written = isApart || text[start - 1] === '\\' ? undefined : form.write(match);
      if (written === undefined || written === match[0]) continue;
      edits.push({ start, end, text: written });
      signs.fill(2, start, end);
      if (form.lost !== undefined) note(`${form.lost}: "${written.replace(/^[|[\s]+/, '')}".`, start, 'dialect-lost');
      if (form.told !== undefined) note(`${form.told}: "${match[0].trim().slice(0, 80)}".`, start);
    }
  }
  return edits;
}
