import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { linkButton } from '../../../components/ui/plainButton';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { styleSheet } from '../../../theme/styleSheet';
import type { OfflineDialogProps } from './OfflineDialog';

const styles = styleSheet({
  button: { ...linkButton, padding: 0 },
});

interface Opened {
  View: ComponentType<OfflineDialogProps>;
  texts: OfflineDialogProps['texts'];
}

/** Opens the offline dialog; loads its code and texts on demand. */
export function OfflineButton() {
  const t = useText();
  const { open: label } = useFeatureData('offline');
  const { code } = useLocale();
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | 'failed'>();
  const open = () =>
    import(/* webpackChunkName: "offline" */ './OfflineDialog')
      .then(async ({ OfflineDialog: View, readTexts }) => setOpened({ View, texts: await readTexts(code) }))
      .catch(() => setOpened('failed'));
  const onClosed = () => {
    flushSync(() => setOpened(undefined));
    ref.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button type="button" css={styles.button} ref={ref} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </button>
      {opened === 'failed' && <p role="alert">{t('navigation.searchFailedHint')}</p>}
      {typeof opened === 'object' && <opened.View texts={opened.texts} onClosed={onClosed} />}
    </>
  );
}
