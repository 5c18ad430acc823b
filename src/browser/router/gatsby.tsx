import { createContext, forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { isPlainClick } from '../../model/navigation/plainClick';
import { joinPath } from '../../model/site/path';
import { currentRouter } from './currentRouter';

/** The browser's replacement of the `gatsby` package, for the site and its plugins. The server uses Gatsby's own. */

/** The base path, inlined by the bundler: '' or '/ohje'. */
declare const __BASE_PATH__: string;

/** Prefixes a site path with the base path. */
export const withPrefix = (path: string): string => `${__BASE_PATH__}${path.startsWith('/') ? path : `/${path}`}`;

/** The built address of a page: no trailing slash. */
function pageAddress(to: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return joinPath(withPrefix(pathname)) + rest;
}

interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

/** Navigates to a page of the site, or by a number of history entries. */
export function navigate(to: string | number, options?: NavigateOptions): void {
  const router = currentRouter();
  const target = typeof to === 'number' ? to : pageAddress(to);
  if (router !== undefined) router.navigate(target, options);
  else if (typeof target === 'string') window.location.assign(target);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: string;
}

/** A link to a page of the site. The browser handles new tabs and modified clicks. */
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

/** Throws: the build extracts all queries from the bundle. */
export function graphql(): never {
  throw new Error('A query was left in the bundle. Export queries from templates: `export const query`.');
}

/** Pathname of the page around a link. Layout and content have separate providers: navigation renders fewer links. */
export const PathnameContext = createContext('');
