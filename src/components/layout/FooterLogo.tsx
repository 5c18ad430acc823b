import { SiteLink } from '../ui/SiteLink';
import { ThemedLogo } from '../ui/ThemedLogo';

type LogoData = NonNullable<NonNullable<Queries.ChromeFragment['footer']>['logo']>;

/** The footer's logo, a link where it leads somewhere. A footer that is always dark has the dark variant alone. */
export function FooterLogo({ logo, isOnDark }: { logo: LogoData; isOnDark: boolean }) {
  const image = <ThemedLogo logo={logo} isOnDark={isOnDark} isLate />;
  const { href, target } = logo;
  if (href === null) return image;
  return (
    <SiteLink href={href} target={target ?? undefined} withoutIcon>
      {image}
    </SiteLink>
  );
}
