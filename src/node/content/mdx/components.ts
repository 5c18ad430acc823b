import { h } from 'hastscript';
import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { z } from 'zod';
import type { Feature } from '../../../extend';
import { didYouMean } from '../../diagnostics/nearest';
import { addDiagnostic, type Compilation } from './compilation';
import type { ComponentNode } from './components/component';
import { COMPONENTS, PLAIN_TAGS } from './components/registry';
import { evaluate } from './expressions';
import { isReactElement, reactElement } from './reactPage';

/** The properties as the writer wrote them; undefined when one has a fault, which is then noted. */
function readProps(node: ComponentNode, compilation: Compilation): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {};
  const findingsBefore = compilation.diagnostics.length;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      addDiagnostic(
        compilation,
        node,
        'element/attribute',
        'Content components take no {...spread}.',
        'Write each property by its name.',
      );
      continue;
    }
    const { name, value } = attribute;
    props[name] =
      value === null || value === undefined
        ? true
        : typeof value === 'string'
          ? value
          : evaluate(value, node, compilation);
  }
  return compilation.diagnostics.length > findingsBefore ? undefined : props;
}

/** How Markdown says what a tag says. */
const IN_MARKDOWN: Readonly<Record<string, string>> = {
  a: '[text](/docs/etusivu)',
  b: '**text**',
  blockquote: '> text',
  code: '`text`',
  del: '~~text~~',
  em: '*text*',
  hr: '---',
  i: '*text*',
  img: '![What it shows](./file.svg)',
  li: '- text',
  s: '~~text~~',
  strong: '**text**',
};

function tagHint(name: string): string {
  const markdown = IN_MARKDOWN[name];
  if (markdown !== undefined) return `Write ${markdown} instead.`;
  return didYouMean(name, [...COMPONENTS.keys(), ...PLAIN_TAGS]) ?? 'Say it in Markdown or with a component.';
}

/** What turns a feature on: its settings, or its files. */
const switchOf = ({ settings = {}, searchSettings = {}, files = {} }: Feature) =>
  [
    ...Object.keys(settings).map((key) => `"${key}" in site.yaml`),
    ...Object.keys(searchSettings).map((key) => `"search.${key}" in site.yaml`),
    ...Object.keys(files),
  ].join(' or ');

/** How a property that becomes part of an id is written. */
const WORD = 'Write small letters, digits and hyphens, such as "oma-tunnus".';

function propsFinding(
  name: string,
  issue: z.core.$ZodIssue,
  props: Readonly<Record<string, unknown>>,
): { message: string; hint?: string } {
  const prop = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const known = issue.message.replace(/^keys: /, '');
    return {
      message: `<${name}> has no property "${key}".`,
      hint: known === '' ? 'Remove it.' : (didYouMean(key, known.split(', ')) ?? `Its properties are ${known}.`),
    };
  }
  if (issue.code === 'too_small')
    return { message: `The property "${prop}" of <${name}> is empty.`, hint: 'Write its text.' };
  if (issue.code === 'custom') return { message: `The property "${prop}" of <${name}> ${issue.message}`, hint: WORD };
  if (prop in props && issue.code === 'invalid_type' && issue.expected === 'boolean')
    return { message: `The property "${prop}" of <${name}> takes no text.`, hint: `Write <${name} ${prop}>.` };
  if (prop in props)
    return { message: `The property "${prop}" of <${name}> is no text.`, hint: `Write <${name} ${prop}="…">.` };
  return { message: `<${name}> lacks the property "${prop}".`, hint: `Write <${name} ${prop}="…">.` };
}

/** An element written as JSX: a component of ours, or one of the few plain HTML elements. */
export function renderComponent(
  state: State,
  node: ComponentNode,
  compilation: Compilation,
): ElementContent | ElementContent[] | undefined {
  const name = node.name ?? '';
  compilation.ancestors.push(node);
  const children = state.all(node);
  compilation.ancestors.pop();
  if (PLAIN_TAGS.has(name)) return h(name, children);
  if (compilation.moduleNames !== undefined && isReactElement(name, compilation))
    return reactElement(node, children, compilation);
  const component = COMPONENTS.get(name);
  const { features, components } = compilation.site;
  const isThere = ({ feature }: { feature?: Feature }) => feature === undefined || features.includes(feature);
  if (component === undefined) {
    const isTag = /^[a-z]/.test(name);
    const own = [...COMPONENTS].flatMap(([each, element]) => (isThere(element) ? [each] : []));
    const known = [...own, ...components.files.keys()];
    const message = isTag ? `The HTML tag <${name}> is not used in content.` : `There is no component <${name}>.`;
    addDiagnostic(
      compilation,
      node,
      'element/unknown',
      message,
      isTag ? tagHint(name) : (didYouMean(name, known) ?? `The components are ${known.join(', ')}.`),
    );
    return children;
  }
  if (component.feature !== undefined && !isThere(component)) {
    const message = `<${name}> needs the feature "${component.feature.name}", which is off.`;
    addDiagnostic(compilation, node, 'element/unknown', message, `Turn it on by ${switchOf(component.feature)}.`);
    return children;
  }
  const props = readProps(node, compilation);
  if (props === undefined) return children;
  const parsed = component.props.safeParse(props);
  if (parsed.success) return component.render(parsed.data, children, node, compilation);
  for (const issue of parsed.error.issues) {
    const { message, hint } = propsFinding(name, issue, props);
    addDiagnostic(compilation, node, 'element/attribute', message, hint);
  }
  return children;
}
