import { useRef, type KeyboardEvent } from 'react';
import type { LookedUpExcerpt } from '../hooks/useReplyExcerpts';
import { useReplyStore } from '../hooks/useReplyStore';
import { excerptTitle } from '../model/answer';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon, DownIcon, UpIcon } from '../../../components/ui/icons';
import { toolStyles } from './toolStyles';
import { panelStyles as styles } from './panelStyles';

/** The excerpts of the reply; buttons and keys move and remove them. */
export function ReplyExcerpts({ excerpts, onRetry }: { excerpts: readonly LookedUpExcerpt[]; onRetry: () => void }) {
  const { store } = useReplyStore();
  const { t } = store;
  const list = useRef<HTMLOListElement>(null);
  const remove = (key: string, name: string, index: number) => {
    // Move the focus to the next excerpt before this one is removed.
    const all = list.current?.querySelectorAll<HTMLElement>(':scope > li');
    (all?.[index + 1] ?? all?.[index - 1])?.focus();
    store.remove(key, name);
  };
  const onKeyDown = (key: string, name: string, index: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || (by === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    if (by === undefined) remove(key, name, index);
    else store.move(key, by);
  };
  const problemOf = ({ outcome, stored }: LookedUpExcerpt) => {
    if (outcome.status === 'noPage') return t('pieceNoPage');
    if (outcome.status === 'noSection') return t('pieceNoPart');
    if (outcome.status === 'unreachable') return t('unreachable');
    if (outcome.status === 'internal') return outcome.text;
    if (
      stored.quote === undefined &&
      stored.digest !== '' &&
      stored.digest !== outcome.excerpt.digest &&
      stored.anchor === outcome.excerpt.anchor
    )
      return t('pieceChanged');
    return outcome.excerpt.leftOut;
  };
  return (
    <ol css={styles.excerpts} ref={list} aria-label={t('pieces')}>
      {excerpts.map((looked, index) => {
        const { key, stored, outcome } = looked;
        const name = outcome.status === 'found' ? excerptTitle(outcome.excerpt) : stored.name;
        const problem = problemOf(looked);
        return (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of an excerpt work on itself and on its buttons
          <li css={styles.excerpt} key={key} tabIndex={-1} onKeyDown={onKeyDown(key, name, index)}>
            <div>
              <strong>{name}</strong>
              {stored.quote !== undefined && <div css={styles.note}>{t('quote')}</div>}
              {problem !== undefined && (
                <div css={styles.warning}>
                  {problem}{' '}
                  {outcome.status === 'unreachable' && (
                    <button type="button" css={toolStyles.button} onClick={onRetry}>
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
                aria-disabled={index === 0}
                onClick={() => store.move(key, -1)}
              >
                <UpIcon />
              </button>
              <button
                type="button"
                css={iconButton}
                aria-label={t('moveDown', { name })}
                aria-disabled={index === excerpts.length - 1}
                onClick={() => store.move(key, 1)}
              >
                <DownIcon />
              </button>
              <button
                type="button"
                css={iconButton}
                aria-label={t('remove', { name })}
                onClick={() => remove(key, name, index)}
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
