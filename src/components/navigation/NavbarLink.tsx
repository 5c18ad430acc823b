import type { ReactNode } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { currentMark, type CurrentPage, type LayoutLink } from '../../model/navigation/navbar';

interface NavbarLinkProps {
  link: LayoutLink;
  /** Omitted where no link is marked. */
  current?: CurrentPage;
  onClick?: () => void;
  /** Text before the link. */
  children?: ReactNode;
}

/** A link in a list of bar, menu or footer, marked for the current page or section and styled by its list. */
export function NavbarLink({ link: { label, to, href }, current, onClick, children }: NavbarLinkProps) {
  const { defaultCode, untranslated } = useLocale();
  const pageLang = to !== null && untranslated.includes(to) ? defaultCode : null;
  const mark = current && currentMark(to, current);
  return (
    <li>
      {children}
      <SiteLink href={to ?? href ?? '/'} lang={undefined} aria-current={mark} {...{ pageLang, onClick }}>
        {label}
      </SiteLink>
    </li>
  );
}
