import { h } from 'hastscript';
import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { z } from 'zod';
import type { Message } from '../../diagnostics/messages';
import { didYouMean } from '../../diagnostics/nearest';
import { addDiagnostic, type Compilation } from './compilation';
import type { ComponentNode, RegisteredElement } from './components/component';
import { PLAIN_TAGS } from './components/coreElements';
import { evaluate } from './expressions';
import { isReactElement, reactElement } from './reactPage';
import { say } from '../say';

/** Returns the properties that the writer set; undefined when one has an error, which is then reported. */
function readProps(node: ComponentNode, compilation: Compilation): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {};
  const findingsBefore = compilation.diagnostics.length;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      addDiagnostic(compilation, node, 'element/attribute', say('element/attribute.spread'));
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

/** The Markdown for what an HTML tag would do. */
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

function unknownTag(name: string, elements: Iterable<string>): Message {
  const markdown = IN_MARKDOWN[name];
  if (markdown !== undefined) return say('element/unknown.markdown', { name, markdown });
  return say('element/unknown.tag', { name }, didYouMean(name, [...elements, ...PLAIN_TAGS]));
}

function propsFinding(name: string, issue: z.core.$ZodIssue, props: Readonly<Record<string, unknown>>): Message {
  const prop = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const known = issue.message.replace(/^keys: /, '');
    if (known === '') return say('element/attribute.none', { name, key });
    return say('element/attribute.unknown', { name, key, known }, didYouMean(key, known.split(', ')));
  }
  if (issue.code === 'invalid_value' && prop in props) {
    const values = issue.values.map(String);
    const meant = didYouMean(String(props[prop]), values);
    return say('element/attribute.choice', { prop, name, values: values.join(', ') }, meant);
  }
  if (issue.code === 'too_small') return say('element/attribute.empty', { prop, name });
  if (issue.code === 'custom') return say('element/attribute.word', { prop, name });
  if (prop in props && issue.code === 'invalid_type' && issue.expected === 'boolean')
    return say('element/attribute.flag', { prop, name });
  if (prop in props) return say('element/attribute.text', { prop, name });
  return say('element/attribute.missing', { name, prop });
}

/** Renders a JSX element: a component, or one of the few allowed HTML elements. */
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
  const { elements, features, components } = compilation.site;
  const component = elements.get(name);
  const isThere = ({ feature }: RegisteredElement) => feature === undefined || features.includes(feature.name);
  if (component === undefined) {
    const builtIn = [...elements].flatMap(([each, element]) => (isThere(element) ? [each] : []));
    const known = [...builtIn, ...components.files.keys()];
    const message = /^[a-z]/.test(name)
      ? unknownTag(name, elements.keys())
      : say('element/unknown', { name, known: known.join(', ') }, didYouMean(name, known));
    addDiagnostic(compilation, node, 'element/unknown', message);
    return children;
  }
  if (component.feature !== undefined && !isThere(component)) {
    const { name: feature, switches } = component.feature;
    const values = { name, feature, switches: switches.join(', ') };
    addDiagnostic(compilation, node, 'element/unknown', say('element/unknown.featureOff', values));
    return children;
  }
  const props = readProps(node, compilation);
  if (props === undefined) return children;
  const parsed = component.props.safeParse(props);
  if (parsed.success) return component.render(parsed.data, children, node, compilation);
  for (const issue of parsed.error.issues)
    addDiagnostic(compilation, node, 'element/attribute', propsFinding(name, issue, props));
  return children;
}
