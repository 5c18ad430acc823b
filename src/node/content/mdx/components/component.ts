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
  /** Its usual content, in which "…" is what a writer replaces; without it the element has none. */
  sample?: string;
  /** True where its content is not published, so that links in it may lead to unpublished pages. */
  isUnpublished?: boolean;
  render: (
    props: z.output<Props>,
    children: ElementContent[],
    node: ComponentNode,
    compilation: Compilation,
  ) => ElementContent | ElementContent[];
}

/** An element with its feature; without one for elements of the core. */
export interface RegisteredElement extends ContentComponent {
  feature?: {
    name: string;
    /** The settings or files that turn it on. */
    switches: readonly string[];
  };
}

/** Elements by name. */
export type Elements = ReadonlyMap<string, RegisteredElement>;

/** Ties the type of the props to the schema. */
export function defineComponent<Props extends z.ZodType>(component: ContentComponent<Props>): ContentComponent {
  return component;
}
