/** Colours of Material by name, each with its value for the bar and links. */
export const PRIMARY_COLORS = new Map(
  [
    ...'red #ef5552 pink #e92063 purple #ab47bd deep-purple #7e56c2 indigo #4051b5 blue #2094f3 light-blue #02a6f2 cyan #00bdd6 teal #009485 green #4cae4f light-green #8bc34b lime #cbdc38 yellow #ffec3d amber #ffc105 orange #ffa724 deep-orange #ff6e42 brown #795649'.matchAll(
      /(\S+) (\S+)/g,
    ),
  ].map(([, name = '', color = '']) => [name, color]),
);

/** The settings that the import uses. */
export const USED_SETTINGS: ReadonlySet<string> = new Set(
  'INHERIT site_name site_url site_description nav theme docs_dir copyright repo_url repo_name edit_uri exclude_docs draft_docs not_in_nav plugins markdown_extensions extra use_directory_urls theme.name theme.language theme.palette theme.logo theme.favicon extra.social'.split(
    ' ',
  ),
);

/** Plugins and extensions that the import reads, or whose work this site does itself. */
export const USED_PARTS =
  /^(?:search|blog|redirects|i18n|macros|meta|tags|minify|social|offline|glightbox|git-revision-date(?:-localized)?|include-markdown|abbr|admonition|attr_list|def_list|footnotes|md_in_html|tables|toc|fenced_code|codehilite|sane_lists|extra|(?:pymdownx\.)?(?:details|superfences|tabbed|snippets|keys|mark|caret|tilde|tasklist|emoji|highlight|inlinehilite|betterem|extra|blocks\.\w+))$/;

/** What pages contain that use a plugin or an extension, by its name. */
export const SIGNS: readonly (readonly [name: RegExp, sign: RegExp])[] = [
  [/math|matex/, /\$\$|\\\(|(?<![\\$])\$[^$\s][^$\n]*\$/],
  [/mkdocstrings|autodoc/, /^[ \t]*:::[ \t]+[\w.]+/m],
  [/critic/, /\{(?:\+\+|--|~~|==|>>)/],
  [/progressbar/, /\[=[ \t]*\d/],
  [/smartsymbols/, /\((?:c|tm|r)\)|-->|<--|=\/=|\+\/-/],
  [/magiclink/, /(?<![\w&/[(])[#@!]\w+\b/],
  [/mermaid|kroki|plantuml|drawio/, /\.drawio|^[ \t]*`{3,}[ \t]*(?:mermaid|kroki|plantuml|puml)/m],
  [/swagger|openapi/, /<swagger-ui|!!swagger/],
  [/jinja|markdownextradata|table-reader/, /\{\{|\{%/],
];
