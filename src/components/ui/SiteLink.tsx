import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, withPrefix } from 'gatsby';
import { ExternalIcon } from './icons';
import { isFilePath, linkKind } from '../../model/site/link';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without locale, or an address that leads out of the site. */
  href: string;
  /** Leaves the icon out where the link wraps more than a label. */
  withoutIcon?: boolean;
  /** What the history remembers with the page that the link leads to. */
  state?: object;
  children: ReactNode;
}

/**
 * A link to a page in the reader's language, to a file, or out of the site in a new tab, with a sign that says
 * so. A mail address or phone number is followed in the same tab.
 */
export function SiteLink({ withoutIcon = false, children, ...props }: SiteLinkProps) {
  const kind = linkKind(props.href);
  const target = props.target ?? (kind === 'external' ? '_blank' : undefined);
  if (target !== '_blank')
    return (
      <PlainLink {...props} target={target}>
        {children}
      </PlainLink>
    );
  return (
    <PlainLink rel="noopener noreferrer" {...props} target={target}>
      {children}
      {kind === 'external' && !withoutIcon && <ExternalIcon />}
      <NewTabNote />
    </PlainLink>
  );
}

function PlainLink({ state, ...props }: SiteLinkProps) {
  if (linkKind(props.href) !== 'page') return <a {...props}>{props.children}</a>;
  if (!isFilePath(props.href)) return <PageLink {...props} state={state} />;
  return (
    <a {...props} href={withPrefix(props.href)}>
      {props.children}
    </a>
  );
}

function PageLink({ href, ...rest }: SiteLinkProps) {
  const { pathOf } = useLocale();
  // Gatsby's link types its own ref and navigation state; the attributes we pass are the plain ones.
  const attributes: object = rest;
  return <Link to={pathOf(href)} {...attributes} />;
}

function NewTabNote() {
  const t = useText();
  return <span className="visually-hidden">{` ${t('common.newTab')}`}</span>;
}
