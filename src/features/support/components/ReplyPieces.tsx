import { useRef, type KeyboardEvent } from 'react';
import type { LookedUpPiece } from '../hooks/useReplyPieces';
import { useDesk } from '../hooks/useDesk';
import { pieceName } from '../model/answer';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon, DownIcon, UpIcon } from '../../../components/ui/icons';
import { kitStyles } from './kitStyles';
import { panelStyles as styles } from './panelStyles';

/** The pieces of the reply in their order, which buttons and keys change. */
export function ReplyPieces({ pieces, onRetry }: { pieces: readonly LookedUpPiece[]; onRetry: () => void }) {
  const { desk } = useDesk();
  const { t } = desk;
  const list = useRef<HTMLOListElement>(null);
  const remove = (key: string, place: number) => {
    // The piece beside it takes the focus of the one that goes.
    const all = list.current?.querySelectorAll<HTMLElement>(':scope > li');
    (all?.[place + 1] ?? all?.[place - 1])?.focus();
    desk.remove(key);
  };
  const onKeyDown = (key: string, place: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || (by === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    if (by === undefined) remove(key, place);
    else desk.move(key, by);
  };
  const problemOf = ({ outcome, stored }: LookedUpPiece) => {
    if (outcome.status === 'noPage') return t('pieceNoPage');
    if (outcome.status === 'noPart') return t('pieceNoPart');
    if (outcome.status === 'unreachable') return t('unreachable');
    if (
      stored.quote === undefined &&
      stored.digest !== '' &&
      stored.digest !== outcome.piece.digest &&
      stored.anchor === outcome.piece.anchor
    )
      return t('pieceChanged');
    return undefined;
  };
  return (
    <ol css={styles.pieces} ref={list} aria-label={t('pieces')}>
      {pieces.map((looked, place) => {
        const { key, stored, outcome } = looked;
        const name = outcome.status === 'found' ? pieceName(outcome.piece) : stored.name;
        const problem = problemOf(looked);
        return (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a piece work from itself and from its buttons
          <li css={styles.piece} key={key} tabIndex={-1} onKeyDown={onKeyDown(key, place)}>
            <div>
              <strong>{name}</strong>
              {stored.quote !== undefined && <div css={styles.note}>{t('quote')}</div>}
              {problem !== undefined && (
                <div css={styles.warning}>
                  {problem}{' '}
                  {outcome.status === 'unreachable' && (
                    <button type="button" css={kitStyles.button} onClick={onRetry}>
                      {t('retry')}
                    </button>
                  )}
                </div>
              )}
            </div>
            <div>
              <button
                type="button"
                css={iconButton}
                aria-label={t('moveUp', { name })}
                aria-disabled={place === 0}
                onClick={() => desk.move(key, -1)}
              >
                <UpIcon />
              </button>
              <button
                type="button"
                css={iconButton}
                aria-label={t('moveDown', { name })}
                aria-disabled={place === pieces.length - 1}
                onClick={() => desk.move(key, 1)}
              >
                <DownIcon />
              </button>
              <button
                type="button"
                css={iconButton}
                aria-label={t('remove', { name })}
                onClick={() => remove(key, place)}
              >
                <CloseIcon />
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
