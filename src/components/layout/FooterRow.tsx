import type { FooterData } from '../../model/navigation/navbar';
import { NavbarLink } from '../navigation/NavbarLink';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.s,
    li: { display: 'flex', alignItems: 'center', gap: space.s },
    [media.mobile]: { flexDirection: 'column', alignItems: 'center' },
  },
  dot: { color: role.borderStrong, [media.mobile]: { display: 'none' } },
});

/** Links in a row with dots between them; below each other on a narrow screen. */
export function FooterRow({ links }: Pick<FooterData, 'links'>) {
  return (
    <ul css={styles.row}>
      {links.map((link, index) => (
        <NavbarLink key={link.to ?? link.href} link={link}>
          {index > 0 && (
            <span css={styles.dot} aria-hidden="true">
              ·
            </span>
          )}
        </NavbarLink>
      ))}
    </ul>
  );
}
