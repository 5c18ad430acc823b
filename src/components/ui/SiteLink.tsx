import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, withPrefix } from 'gatsby';
import { ExternalIcon } from './icons';
import { isFilePath, linkKind } from '../../model/site/link';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';

const { style } = styleSheet({
  style: { color: role.textMuted, fontSize: '0.8125em', fontWeight: 400, whiteSpace: 'pre-wrap' },
});

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path without locale, or a URL. */
  href: string;
  /** Language of the linked page if it differs from the reader's, else null. */
  pageLang?: string | null;
  /** True to omit the icon, for links around more than a label. */
  withoutIcon?: boolean;
  /** History state for the target. */
  state?: object;
  children: ReactNode;
}

/** A link to a page in the reader's language, to a file, or to another site in a new tab. */
export function SiteLink({ withoutIcon = false, pageLang = null, children: label, ...rest }: SiteLinkProps) {
  const props = pageLang === null ? rest : { lang: pageLang, hrefLang: pageLang, ...rest };
  const children = (
    <>
      {label}
      <LanguageNote lang={pageLang} />
    </>
  );
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
  // Gatsby's link types its own ref and navigation state; these attributes are plain ones.
  const attributes: object = rest;
  return <Link to={pathOf(href)} {...attributes} />;
}

/** The language of a page that is not in the reader's; nothing for null. */
export function LanguageNote({ lang }: { lang: string | null }) {
  const t = useText();
  const { code, originalLanguage } = useLocale();
  if (lang === null) return null;
  return (
    <span css={style} lang={code}>
      {` ${t('common.inLanguage', { language: originalLanguage })}`}
    </span>
  );
}

function NewTabNote() {
  const t = useText();
  return <span className="visually-hidden">{` ${t('common.newTab')}`}</span>;
}
