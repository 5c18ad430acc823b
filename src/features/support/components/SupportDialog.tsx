import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import type { ModalPanel } from '../../../hooks/navigation/useModalPanel';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { useReplyStore } from '../hooks/useReplyStore';
import { panelStyles as styles } from './panelStyles';

interface SupportDialogProps {
  title: string;
  panel: ModalPanel;
  /** The title, for a dialog that gives it the focus. */
  heading?: RefObject<HTMLHeadingElement>;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A dialog of the support tools: its title, the button that closes it, and its content. */
export function SupportDialog({ title, panel, heading, onKeyDown, children }: SupportDialogProps) {
  const { t } = useReplyStore().store;
  const { ref, close, onClickCapture } = panel;
  return (
    <dialog
      css={styles.panel}
      ref={ref}
      aria-modal="true"
      aria-label={title}
      onClickCapture={onClickCapture}
      onKeyDown={onKeyDown}
    >
      <div css={styles.frame}>
        <div css={styles.head}>
          <h2 ref={heading} tabIndex={heading && -1}>
            {title}
          </h2>
          <button type="button" css={iconButton} aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
