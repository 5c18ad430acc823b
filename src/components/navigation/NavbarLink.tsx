import { SiteLink } from '../ui/SiteLink';
import { currentMark, type CurrentPage } from '../../model/navigation/navbar';
import type { NavbarLinkData } from './navbarData';

interface NavbarLinkProps {
  link: NavbarLinkData;
  place: CurrentPage;
  onClick?: () => void;
}

/** A link of the navigation, marked when the page or its section is what it leads to. Its list gives it its looks. */
export function NavbarLink({ link: { label, to, href }, place, onClick }: NavbarLinkProps) {
  return (
    <SiteLink href={to ?? href ?? '/'} aria-current={currentMark(to, place)} onClick={onClick}>
      {label}
    </SiteLink>
  );
}
