import { createElement as createBare, type ElementType, type ReactNode } from 'react';
import { Fragment, jsx as createPlain, jsxs as createPlainWithChildren } from 'react/jsx-runtime';

/* The `css` prop in bundles, where a style is a compiled class name. Creates plain React elements without Emotion's
   wrapper. */

type Style = string | false | null | undefined;
type Create = typeof createPlain;

interface StyledProps {
  css?: Style | readonly Style[];
  className?: string;
}

/** Replaces the styles in props by class names. */
function classed({ css, className, ...rest }: StyledProps): object {
  return { ...rest, className: [className, css].flat().filter(Boolean).join(' ') };
}

const styled =
  (create: Create): Create =>
  (type, props, key) =>
    create(type, (props as StyledProps).css === undefined ? props : classed(props as StyledProps), key);

export const jsx = styled(createPlain);
export const jsxs = styled(createPlainWithChildren);
/** For elements with a key after spread props, which the JSX functions do not support. */
export const createElement = (type: ElementType, props: object | null, ...children: ReactNode[]) =>
  createBare(type, props !== null && 'css' in props ? classed(props as StyledProps) : props, ...children);

/** The JSX function that `develop` compiles to. */
export const jsxDEV = (type: ElementType, props: object, key: string | undefined, hasChildren: boolean) =>
  (hasChildren ? jsxs : jsx)(type, props, key);

export { Fragment };
