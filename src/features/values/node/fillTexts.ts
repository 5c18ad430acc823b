import type { Root } from 'mdast';
import type { TextSource } from '../../../node/site/changedTexts';
import { addDiagnostic, featureContent, type Compilation } from '../../../node/content/mdx/compilation';
import { visit } from '../../../node/content/mdx/visit';
import type { Message } from '../../../node/diagnostics/messages';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { readValues, valueIn } from './siteValues';

/** A value in a text. @example 'Soita {site.supportPhone}' */
const VALUE = /\{\s*site\.([\w-]+)\s*\}/g;
/** The same between the brackets of an expression. */
const EXPRESSION = /^\s*site\.([\w-]+)\s*$/;

type Find = (name: string) => string;

/** Replaces the values of a Markdown tree, but not those in code. */
export function fillContent(tree: Root, compilation: Compilation): void {
  const { site, absolutePath } = compilation;
  visit(tree, (node, index, parent) => {
    const find: Find = (name) => {
      const values = featureContent('values', compilation);
      const text = values && valueIn(values, name, site.localeOf(absolutePath));
      if (typeof text === 'object' && text !== null) addDiagnostic(compilation, node, 'values/unknown', text);
      return typeof text === 'string' ? text : '';
    };
    const fill = (text: string) => text.replace(VALUE, (_, name: string) => find(name));
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = fill(node.url);
    if (node.type === 'image') node.alt = fill(node.alt ?? '');
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (typeof attribute.value === 'string') attribute.value = fill(attribute.value);
        const name = EXPRESSION.exec((typeof attribute.value === 'object' && attribute.value?.value) || '')?.[1];
        if (name !== undefined) attribute.value = find(name);
      }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = EXPRESSION.exec(node.value)?.[1];
    if (name === undefined || index === undefined || parent === undefined) return;
    const { position } = node;
    const text = { type: 'text' as const, value: find(name), position };
    parent.children[index] =
      node.type === 'mdxTextExpression' ? text : { type: 'paragraph', position, children: [text] };
  });
}

/** Replaces the values in the texts of front matter or a YAML file; a key that is a language code sets the language. */
export function changeTexts(
  data: unknown,
  source: TextSource,
  locale?: string,
): { data: unknown; diagnostics: ReadingFinding[] } {
  const diagnostics: ReadingFinding[] = [];
  if (JSON.stringify(data)?.search(VALUE) < 0) return { data, diagnostics };
  let values: ReturnType<typeof readValues>['table']['data'] | undefined;
  const report = (message: Message, path: readonly PropertyKey[]) => {
    const { file, locate } = source;
    diagnostics.push({ rule: 'values/unknown', file, ...locate(path), ...message });
    return '';
  };
  const fill = (text: string, path: readonly PropertyKey[]) =>
    text.replace(VALUE, (_, name: string) => {
      values ??= readValues(source.folder).table.data;
      if (values === null) return '';
      const code = path.findLast((key) => values?.codes.includes(String(key)));
      const found = valueIn(values, name, code === undefined ? locale : String(code));
      return typeof found === 'string' ? found : report(found, path);
    });
  const walk = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return fill(value, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key])]));
  };
  return { data: walk(data, []), diagnostics };
}
