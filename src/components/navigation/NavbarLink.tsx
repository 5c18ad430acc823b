import { SiteLink } from '../ui/SiteLink';
import { currentMark, type CurrentPage } from '../../model/navigation/navbar';
import type { NavbarLinkData } from './navbarData';

interface NavbarLinkProps {
  link: NavbarLinkData;
  current: CurrentPage;
  onClick?: () => void;
}

/** A navigation link, marked for the current page or section. Styled by its list. */
export function NavbarLink({ link: { label, to, href }, current, onClick }: NavbarLinkProps) {
  return (
    <SiteLink href={to ?? href ?? '/'} aria-current={currentMark(to, current)} onClick={onClick}>
      {label}
    </SiteLink>
  );
}
