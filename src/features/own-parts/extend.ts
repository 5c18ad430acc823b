import type { ElementContent, Root } from 'hast';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import type { PageFoot } from '../../components/doc/PageFoot';
import type { HomeView } from '../../components/home/HomeView';
import type { Footer } from '../../components/layout/Footer';
import type { PageTitle } from '../../components/layout/PageTitle';
import type { NavbarBrand } from '../../components/navigation/NavbarBrand';
import type { ContentComponent } from '../../node/content/mdx/components/component';
import { strict } from '../../node/schema/strict';

/* The module `site/extend`: what code of the content folder imports to add to the site. */

export { defineFeature } from '../../extend';
export type { Feature, SlotProps } from '../../extend';
export { defineRule } from '../../node/content/rules/contentRule';
export { error, warning } from '../../node/diagnostics/rule';
export { defineStep } from '../../node/output/buildStep';
export { z };

/** The parts of the site that an owner can replace, with their properties. */
export interface OverrideProps {
  /** The name of the site in the navigation bar, with its picture. */
  Logo: ComponentProps<typeof NavbarBrand>;
  /** The footer of every page; only a site with `footer` in `site.yaml` has one. */
  Footer: ComponentProps<typeof Footer>;
  /** The heading and the lead of a page. */
  PageTitle: ComponentProps<typeof PageTitle>;
  /** Below the text of a doc or a post: its status, and actions. */
  PageFoot: ComponentProps<typeof PageFoot>;
  /** The content of the home page. */
  Home: ComponentProps<typeof HomeView>;
}

/** An element that an owner defines: what writers set, and what it renders, as hast or as JSX of `hastscript`. */
interface ElementDefinition<Props extends z.ZodObject> extends Pick<ContentComponent, 'description' | 'isBlock'> {
  props: Props;
  render: (
    props: z.output<Props>,
    children: ElementContent[],
  ) => ElementContent | ElementContent[] | Root | null | undefined;
}

/** Defines a content element; attributes that `props` lacks are errors. */
export const defineElement = <Props extends z.ZodObject>(element: ElementDefinition<Props>): ContentComponent => ({
  ...element,
  props: strict(element.props.shape),
  render: (props, children) => {
    const made = element.render(props as z.output<Props>, children);
    if (made === undefined || made === null) return [];
    return typeof made === 'object' && 'type' in made && made.type === 'root'
      ? (made.children as ElementContent[])
      : made;
  },
});
