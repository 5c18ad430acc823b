import { createElement as createBare, type ElementType, type ReactNode } from 'react';
import { Fragment, jsx as createPlain, jsxs as createPlainWithChildren } from 'react/jsx-runtime';

/*
 * The `css` property in the bundles: there a style is the name of a class, which the build has made of it. What
 * comes of an element is React's own, without Emotion's component around it.
 */

type Style = string | false | null | undefined;
type Create = typeof createPlain;

interface StyledProps {
  css?: Style | readonly Style[];
  className?: string;
}

/** The properties with the classes of their styles. */
function classed({ css, className, ...rest }: StyledProps): object {
  return { ...rest, className: [className, css].flat().filter(Boolean).join(' ') };
}

const styled =
  (create: Create): Create =>
  (type, props, key) =>
    create(type, (props as StyledProps).css === undefined ? props : classed(props as StyledProps), key);

export const jsx = styled(createPlain);
export const jsxs = styled(createPlainWithChildren);
/** For an element whose key is behind spread properties, which the other two do not take. */
export const createElement = (type: ElementType, props: object | null, ...children: ReactNode[]) =>
  createBare(type, props !== null && 'css' in props ? classed(props as StyledProps) : props, ...children);

/** What `develop` is compiled for. */
export const jsxDEV = (type: ElementType, props: object, key: string | undefined, hasChildren: boolean) =>
  (hasChildren ? jsxs : jsx)(type, props, key);

export { Fragment };
