import { useEffect, type KeyboardEvent } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { StoredHits } from '../../hooks/search/useStoredHits';
import { nextOption } from '../../hooks/search/useCombobox';
import type { StoredHit } from '../../model/search/storedHits';
import { iconButton } from '../ui/iconButton';
import { CloseIcon, StarIcon } from '../ui/icons';
import { dialogStyles as styles } from './dialogStyles';

/** Arrow keys move the focus among the links. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = nextOption(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Favourite and recent results, shown without a query. */
export function StoredHitList({ stored }: { stored: StoredHits }) {
  const t = useText();
  const { code } = useLocale();
  const { recent, favourites, save, forget } = stored;
  // If the last row was removed with the focused button, focus the box.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('dialog input')?.focus();
  });
  const list = (title: string, hits: readonly StoredHit[], canSave: boolean) =>
    hits.length > 0 && (
      <section aria-label={title}>
        <h2 css={styles.storedTitle}>{title}</h2>
        <ul>
          {hits.map((hit, index) => (
            // Keyed by index: after a removal, the focus stays on the button of the next row.
            <li css={styles.stored} key={index}>
              <SiteLink css={styles.option} href={hit.href} lang={hit.lang === code ? undefined : hit.lang}>
                <span>{hit.title}</span>
                {hit.section !== '' && <span css={styles.place}>{hit.section}</span>}
              </SiteLink>
              {canSave && (
                <button
                  type="button"
                  css={iconButton}
                  aria-label={t('search.save', { title: hit.title })}
                  onClick={() => save(hit)}
                >
                  <StarIcon />
                </button>
              )}
              <button
                type="button"
                css={iconButton}
                aria-label={t('search.forget', { title: hit.title })}
                onClick={() => forget(hit)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it moves the focus among links, which have keys of their own
    <div onKeyDown={moveFocus}>
      {list(t('search.favourites'), favourites, false)}
      {list(t('search.recent'), recent, true)}
    </div>
  );
}
