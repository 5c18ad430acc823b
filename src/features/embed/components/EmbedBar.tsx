import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { CloseIcon, ExternalIcon, SearchIcon } from '../../../components/ui/icons';
import { iconButton } from '../../../components/ui/iconButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import type { SlotProps } from '../../../extend';
import { useRoutes } from '../../../hooks/navigation/useRoutes';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { connectPanel } from '../browser/panel';
import { fullAddress } from '../model/messages';

const styles = styleSheet({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    height: '100%',
    paddingInline: space.s,
  },
  full: {
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: space.s,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
});

/** The bar of the bare view: the search, the way to the full site, and what connects the page with the product. */
export function EmbedBar({ site }: SlotProps['bodyStart']) {
  const { hosts, parameter, openSite, close: closeLabel, label } = useFeatureData('embed');
  const t = useText();
  const { code, sitePath } = useLocale();
  const { urlOf } = useRoutes();
  const [hasClose, setHasClose] = useState(false);
  const close = useRef<() => void>();
  useEffect(() => {
    const panel = connectPanel({ hosts, parameter, code, locales: site.locales, onCloseButton: setHasClose });
    close.current = panel.close;
    return panel.disconnect;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each page brings equal settings; only its language differs
  }, [code]);
  const onFull = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = fullAddress(window.location.href, parameter);
  };
  return (
    <nav css={styles.bar} aria-label={label}>
      <SiteLink css={iconButton} href={site.searchPath} aria-label={t('navigation.search')}>
        <SearchIcon />
      </SiteLink>
      <a css={styles.full} href={urlOf(sitePath)} target="_blank" rel="noopener" onClick={onFull}>
        {openSite}
        <ExternalIcon />
        <span className="visually-hidden">{` ${t('common.newTab')}`}</span>
      </a>
      {hasClose && (
        <button type="button" css={iconButton} aria-label={closeLabel} onClick={() => close.current?.()}>
          <CloseIcon />
        </button>
      )}
    </nav>
  );
}
