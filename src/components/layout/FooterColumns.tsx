import { SiteLink } from '../ui/SiteLink';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  columns: {
    display: 'grid',
    gap: `${space.l} ${space.xl}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    h2: { marginBottom: space.s, fontSize: '0.9375rem', fontWeight: 650, letterSpacing: 0, color: role.text },
  },
});

/** Groups of links side by side, each under its title. */
export function FooterColumns({ columns }: Pick<NonNullable<Queries.ChromeFragment['footer']>, 'columns'>) {
  return (
    <div css={styles.columns}>
      {columns.map(({ title, items }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ label, to, href }) => (
              <li key={to ?? href}>
                <SiteLink href={to ?? href ?? '/'}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
