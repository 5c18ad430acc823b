import { useEffect, useState } from 'react';
import { withPrefix } from 'gatsby';
import { localizedPath } from '../model/locale';
import { role } from '../theme/tokens';
import { useLocale } from './useLocale';
import { useText } from './useText';
import { styleSheet } from '../theme/styleSheet';

const styles = styleSheet({
  list: { display: 'flex', gap: '0.125rem' },
  link: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 32,
    minHeight: 32,
    borderRadius: 6,
    color: role.textMuted,
    fontSize: '0.875rem',
    textDecoration: 'none',
    textTransform: 'uppercase',
    '&:hover': { color: role.text, background: role.surface },
    '&[aria-current]': {
      color: role.text,
      fontWeight: 700,
      boxShadow: `inset 0 -2px 0 ${role.accent}`,
      borderRadius: 0,
    },
  },
});

export interface SwitchLocale {
  code: string;
  label: string;
  htmlLang: string;
}

/** Links to this page in the site's languages, each named in its own. Query and hash are kept. */
export function LocaleSwitch({ locales }: { locales: readonly SwitchLocale[] }) {
  const { code: current, defaultCode, sitePath } = useLocale();
  const t = useText();
  const [suffix, setSuffix] = useState('');
  useEffect(() => {
    const update = () => setSuffix(window.location.search + window.location.hash);
    update();
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, [sitePath]);
  const path = sitePath === '/404.html' ? '/' : sitePath;
  return (
    <nav aria-label={t('common.language')}>
      <ul css={styles.list}>
        {locales.map(({ code, label, htmlLang }) => (
          <li key={code}>
            <a
              css={styles.link}
              href={withPrefix(localizedPath(path, code, defaultCode)) + suffix}
              hrefLang={htmlLang}
              lang={htmlLang}
              aria-label={label}
              title={label}
              aria-current={code === current ? 'true' : undefined}
            >
              {code}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
