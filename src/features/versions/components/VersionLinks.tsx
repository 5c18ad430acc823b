import { preferVersion } from '../browser/preferredVersion';
import { useAddressSuffix } from '../../../hooks/navigation/useAddressSuffix';
import { useDocsVersions } from '../hooks/useDocsVersions';
import { usePageData } from '../../../hooks/site/useFeatureData';
import { SiteLink } from '../../../components/ui/SiteLink';
import { styleSheet } from '../../../theme/styleSheet';
import { role } from '../../../theme/palette';
import { space } from '../../../theme/tokens';

const styles = styleSheet({
  list: {
    display: 'grid',
    gap: '0.125rem',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: space.s,
      minHeight: 40,
      paddingInline: '0.75rem',
      borderRadius: 6,
      color: role.text,
      fontSize: '0.9375rem',
      textDecoration: 'none',
    },
    '& a:hover': { background: role.surface },
    '& a[aria-current]': { color: role.accent, fontWeight: 650 },
    '& a::before': { content: '""', width: 6, height: 6, borderRadius: 3, flex: 'none' },
    '& a[aria-current]::before': { background: role.accent, forcedColorAdjust: 'none' },
  },
});

/** Stores the version and closes the menu. */
function pick(version: string, link: Element): void {
  preferVersion(version);
  link.closest('details')?.removeAttribute('open');
}

/** Links to the open page in each version, or to the version's main page. Keeps query and hash. */
export function VersionLinks() {
  const { suffix, reread } = useAddressSuffix();
  const { entries, target } = useDocsVersions();
  const page = usePageData('versions');
  return (
    <ul css={styles.list} {...reread}>
      {entries.map(({ name, label, path }) => (
        <li key={name}>
          <SiteLink
            href={page === undefined ? path : path + suffix}
            aria-current={name === target ? 'true' : undefined}
            onClick={({ currentTarget }) => pick(name, currentTarget)}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
