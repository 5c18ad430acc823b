import type { FooterData } from '../../model/navigation/navbar';
import { NavbarLink } from '../navigation/NavbarLink';
import { evenColumns } from '../../theme/evenColumns';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  columns: {
    ...evenColumns('12rem', space.xl, 6),
    gap: `${space.l} ${space.xl}`,
    h2: { marginBottom: space.s, fontSize: '0.9375rem', fontWeight: 650, letterSpacing: 0, color: role.text },
  },
});

/** Groups of links side by side, with titles. */
export function FooterColumns({ columns }: Pick<FooterData, 'columns'>) {
  return (
    <div css={styles.columns} data-count={columns.length}>
      {columns.map(({ title, items }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((link) => (
              <NavbarLink key={link.to ?? link.href} link={link} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
