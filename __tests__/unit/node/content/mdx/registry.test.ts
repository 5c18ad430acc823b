import { h } from 'hastscript';
import { z } from 'zod';
import type { Feature } from '../../../../../src/extend';
import { defineComponent } from '../../../../../src/node/content/mdx/components/component';
import { elementsOf } from '../../../../../src/node/content/mdx/components/registry';
import { compileIn } from '../../../../support/compileText';
import type { Root } from 'hast';
import { createEngine } from '../../../../../src/engine';

const Badge = defineComponent({
  description: 'A badge.',
  props: z.strictObject({}),
  render: (_props, children) => h('b', children),
});

const feature = (name: string, more: Partial<Feature>): Feature => ({ name, isOn: () => true, ...more });
const addedOf = (features: readonly Feature[]) => createEngine({ folder: '', features }).added;

test('sorts elements of features and of the core alphabetically', () => {
  const names = [...elementsOf(addedOf([feature('badges', { elements: { Badge } })])).keys()];
  expect(names.slice(0, 3)).toEqual(['Badge', 'Details', 'Figure']);
});

test.each([
  [['badges'], { Tab: Badge }, 'The feature "badges" has an element <Tab>, and so has the core.'],
  [['badges', 'labels'], { Badge }, 'The feature "labels" has an element <Badge>, and so has the feature "badges".'],
])('rejects the last of the features %j with the elements %j', (names, elements, message) => {
  const features = names.map((name) => feature(name, { elements }));
  expect(() => elementsOf(addedOf(features))).toThrow(`${message} Rename one of them.`);
});

test('a feature changes the HTML before sections are built, and its words are searched', async () => {
  const transforms = [{ html: (tree: Root) => void tree.children.push(h('p', 'Merkki')) }];
  const { html, sections } = await compileIn({ transforms }, 'Teksti.');
  expect([html, sections.map(({ text }) => text)]).toEqual(['<p>Teksti.</p><p>Merkki</p>', ['Teksti. Merkki']]);
});
