import type { ElementContent } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import type { Compilation } from '../compilation';

export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** An element that writers may use in MDX: its properties and its HTML. */
export interface ContentComponent<Props extends z.ZodType = z.ZodType> {
  /** What writers use it for, in one sentence of Markdown, for the handbook's table of elements. */
  description: string;
  props: Props;
  /** True for a block; without it a component is inline. */
  isBlock?: boolean;
  render: (
    props: z.output<Props>,
    children: ElementContent[],
    node: ComponentNode,
    compilation: Compilation,
  ) => ElementContent | ElementContent[];
}

/** Ties the type of the props to the schema. */
export function defineComponent<Props extends z.ZodType>(component: ContentComponent<Props>): ContentComponent {
  return component;
}
