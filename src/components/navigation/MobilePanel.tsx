import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { useModalPanel } from '../../hooks/navigation/useModalPanel';
import type { NavbarData } from '../../model/navigation/navbar';
import type { ColorModeConfig } from '../../model/site/colorMode';
import { iconButton } from '../ui/iconButton';
import { CloseIcon } from '../ui/icons';
import { ColorModeSwitch } from './ColorModeSwitch';
import { mobilePanelStyles as styles } from './mobilePanelStyles';
import { MobilePanes } from './MobilePanes';
import { NavbarBrand } from './NavbarBrand';
import type { NavigationContent } from './navbarData';

export interface MobilePanelProps extends NavigationContent {
  id: string;
  title: string;
  logo: NavbarData['logo'];
  /** Undefined when readers cannot switch the colour mode. */
  colorMode: ColorModeConfig | undefined;
  /** Called after closing; true after a followed link. */
  onClosed: (hasNavigated: boolean) => void;
}

/** The navigation of a narrow window: a panel that slides in over the page. */
export function MobilePanel({ id, title, logo, colorMode, onClosed, ...panes }: MobilePanelProps) {
  const t = useText();
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  const closeRef = useRef<HTMLButtonElement>(null);
  useEffect(() => closeRef.current?.focus(), []);
  return (
    <dialog
      css={styles.dialog}
      ref={ref}
      id={id}
      aria-modal="true"
      aria-label={t('navigation.menu')}
      onClickCapture={onClickCapture}
    >
      <div css={styles.frame}>
        <div css={styles.head}>
          <NavbarBrand title={title} logo={logo} />
          {colorMode !== undefined && <ColorModeSwitch facts={colorMode} />}
          <button type="button" css={iconButton} ref={closeRef} aria-label={t('navigation.closeMenu')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <MobilePanes {...panes} />
      </div>
    </dialog>
  );
}
