import { LabelledLink } from '../ui/SiteLink';
import { currentMark, type CurrentPage } from '../../model/navigation/navbar';
import type { NavbarLinkData } from './navbarData';

interface NavbarLinkProps {
  link: NavbarLinkData;
  current: CurrentPage;
  onClick?: () => void;
}

/** A navigation link, marked for the current page or section. Styled by its list. */
export function NavbarLink({ link, current, onClick }: NavbarLinkProps) {
  return <LabelledLink link={link} aria-current={currentMark(link.to, current)} onClick={onClick} />;
}
