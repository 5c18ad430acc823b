import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'gatsby';
import { ExternalIcon } from '../components/ui/icons';
import { linkKind } from '../model/link';
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
export function SiteLink({ withoutIcon, ...props }: SiteLinkProps) {
  switch (linkKind(props.href)) {
    case 'page':
      return <PageLink {...props} />;
    case 'external':
      return <ExternalLink {...props} withoutIcon={withoutIcon} />;
    default:
      return <a {...props}>{props.children}</a>;
  }
}

function PageLink({ href, ...rest }: SiteLinkProps) {
  const { pathOf } = useLocale();
  // Gatsby's link types its own ref and navigation state; the attributes we pass are the plain ones.
  const attributes: object = rest;
  return <Link to={pathOf(href)} {...attributes} />;
}

function ExternalLink({ withoutIcon = false, children, ...rest }: SiteLinkProps) {
  const t = useText();
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {!withoutIcon && <ExternalIcon />}
      <span className="visually-hidden"> {t('common.newTab')}</span>
    </a>
  );
}
