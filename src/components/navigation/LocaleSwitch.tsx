import { useRef } from 'react';
import { withPrefix } from 'gatsby';
import { disclosure } from '../ui/disclosure';
import { GlobeIcon } from '../ui/icons';
import { useAddressSuffix } from '../../hooks/navigation/useAddressSuffix';
import { useClosingDetails } from '../../hooks/navigation/useClosingDetails';
import { localeAddress } from '../../model/site/locale';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  // In narrow bars the name is for screen readers only.
  label: { [media.iconLanguage]: { position: 'absolute', clipPath: 'inset(50%)' } },
  list: { display: 'grid', gap: 2 },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    paddingInline: '0.75rem',
    borderRadius: radius.small,
    color: role.text,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    '&:hover': { color: role.text, background: role.surface },
    '&[aria-current]': { color: role.accent, fontWeight: 650 },
    '&[aria-current]::after': {
      content: '""',
      width: 6,
      height: 11,
      margin: '0 3px 3px 0',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
});

export interface SwitchLocale {
  code: string;
  label: string;
  htmlLang: string;
  /** Origin of the locale's pages. */
  url: string;
  /** False when the page does not exist in the locale. */
  hasPage?: boolean;
}

interface LocaleSwitchProps {
  locales: readonly SwitchLocale[];
  /** True for a visible list, where there is space, instead of a dropdown. */
  isList?: boolean;
}

/** Links to this page in the site's languages. Works without JavaScript; with it the links keep query and hash. */
export function LocaleSwitch({ locales, isList = false }: LocaleSwitchProps) {
  const t = useText();
  const { code } = useLocale();
  const current = locales.find((locale) => locale.code === code);
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  if (isList)
    return (
      <nav aria-label={t('common.language')}>
        <LocaleLinks locales={locales} />
      </nav>
    );
  return (
    <nav aria-label={t('common.language')}>
      <details ref={details} css={disclosure.root}>
        <summary css={disclosure.summary}>
          <GlobeIcon />
          <span className="visually-hidden">{`${t('common.language')}:`}</span>
          <span css={styles.label}>{current?.label ?? code}</span>
        </summary>
        <div css={disclosure.panel}>
          <LocaleLinks locales={locales} />
        </div>
      </details>
    </nav>
  );
}

function LocaleLinks({ locales }: { locales: readonly SwitchLocale[] }) {
  const { code: current, defaultCode, sitePath } = useLocale();
  const origin = locales.find(({ code }) => code === current)?.url;
  const base = withPrefix('/').replace(/\/$/, '');
  const { suffix, reread } = useAddressSuffix();
  return (
    <ul css={styles.list} {...reread}>
      {locales.map(({ code, label, htmlLang, url, hasPage }) => (
        <li key={code}>
          <a
            css={styles.link}
            href={localeAddress({ path: sitePath, suffix, base, origin }, { code, url, hasPage }, defaultCode)}
            hrefLang={htmlLang}
            lang={htmlLang}
            aria-current={code === current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
