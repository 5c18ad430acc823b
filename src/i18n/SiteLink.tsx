import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'gatsby';
import { linkKind } from '../model/link';
import { ExternalIcon } from '../components/ui/icons';
import { useLocale } from './useLocale';
import { useText } from './useText';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without locale, or an address that leads out of the site. */
  href: string;
  /** Leaves the icon out where the link wraps more than a label. */
  withoutIcon?: boolean;
  children: ReactNode;
}

/** A link to a page in the reader's language, or out of the site in a new tab, with a sign that says so. */
export function SiteLink({ href, withoutIcon = false, children, ...rest }: SiteLinkProps) {
  const { pathOf } = useLocale();
  const t = useText();
  switch (linkKind(href)) {
    case 'page':
      return (
        <Link to={pathOf(href)} {...withoutRef(rest)}>
          {children}
        </Link>
      );
    case 'external':
      return (
        <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
          {children}
          {!withoutIcon && <ExternalIcon />}
          <span className="visually-hidden"> {t('common.newTab')}</span>
        </a>
      );
    default:
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      );
  }
}

/** Gatsby's link types its own ref and navigation state; the attributes we pass are the plain ones. */
function withoutRef(rest: AnchorHTMLAttributes<HTMLAnchorElement>): object {
  return rest;
}
