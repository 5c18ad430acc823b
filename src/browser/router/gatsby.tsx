import { createContext, forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { isPlainClick } from '../../model/navigation/plainClick';
import { joinPath } from '../../model/site/path';
import { currentRouter } from './currentRouter';

/**
 * What the site and its plugins take from the package `gatsby` in the browser. In the bundle this is in its
 * place (see `onCreateWebpackConfig`); the server has Gatsby's own.
 */

/** The base path, which Gatsby's bundler puts in: '' or '/ohje'. */
declare const __BASE_PATH__: string;

/** Puts the base path in front of a path of the site. */
export const withPrefix = (path: string): string => `${__BASE_PATH__}${path.startsWith('/') ? path : `/${path}`}`;

/** Address of a page of the site, as the build writes it: no slash at its end. */
function pageAddress(to: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return joinPath(withPrefix(pathname)) + rest;
}

interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

/** Goes to a page of the site, or by a number of entries through the history. */
export function navigate(to: string | number, options?: NavigateOptions): void {
  const router = currentRouter();
  const target = typeof to === 'number' ? to : pageAddress(to);
  if (router !== undefined) router.navigate(target, options);
  else if (typeof target === 'string') window.location.assign(target);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: string;
}

/** A link to a page of the site. What opens elsewhere, by its target or by a key, is left to the browser. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, state, replace, onClick, children, ...rest },
  ref,
) {
  const href = pageAddress(to);
  const isCurrent = useContext(PathnameContext) === encodeURI(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const router = currentRouter();
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || router === undefined || isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    router.navigate(href, { state, replace });
  };
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} ref={ref} href={href} onClick={follow}>
      {children}
    </a>
  );
});

/** Queries are answered while building; nothing of them is left in the bundle. */
export function graphql(): never {
  throw new Error('A query was left in the bundle. Queries belong into templates, as `export const query`.');
}

/**
 * Pathname of the page that a link is in, for the links that lead to it. The frame and the content each have
 * their own: all links of the frame would be rendered before the next page is seen, if theirs changed along.
 */
export const PathnameContext = createContext('');
