import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { PageChange } from '../../model/pages/changes';
import { longDate } from '../../model/text/date';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { useEffect, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import { CHANGES_SEEN_KEY, visitChanges } from '../../model/pages/changesVisit';

/** Changes since the reader's last visit; empty before hydration, because the visit is in the browser's storage. */
function useFreshChanges<Change extends { changed: string }>(changes: readonly Change[]): readonly Change[] {
  const [fresh, setFresh] = useState<readonly Change[]>([]);
  useEffect(() => {
    if (changes.length === 0) return;
    const slot = storageSlot(CHANGES_SEEN_KEY);
    const visit = visitChanges(changes, slot.get(), Date.now());
    slot.set(visit.keep);
    setFresh(visit.fresh);
  }, [changes]);
  return fresh;
}

const TITLE_ID = 'fresh-changes';

const styles = styleSheet({
  box: {
    display: 'grid',
    gap: space.s,
    padding: space.l,
    border: `1px solid ${role.border}`,
    borderRadius: radius.sheet,
    background: role.surfaceRaised,
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '1.125rem' },
  list: { display: 'grid', gap: space.xs },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space.m },
  link: { display: 'inline-block', paddingBlock: 2 },
  day: { color: role.textMuted, fontSize: '0.875rem', alignSelf: 'center' },
});

interface FreshChangesProps {
  changes: readonly PageChange[];
}

/** The guides changed since the reader's last visit; nothing on the first one. */
export function FreshChanges({ changes }: FreshChangesProps) {
  const t = useText();
  const { code } = useLocale();
  const fresh = useFreshChanges(changes);
  if (fresh.length === 0) return null;
  return (
    <section css={styles.box} aria-labelledby={TITLE_ID}>
      <h2 css={styles.title} id={TITLE_ID}>
        {t('navigation.changedSinceVisit')}
      </h2>
      <ul css={styles.list}>
        {fresh.map(({ path, title, lang, changed }) => (
          <li css={styles.row} key={path}>
            <SiteLink css={styles.link} href={path} pageLang={lang}>
              {title}
            </SiteLink>
            <time css={styles.day} dateTime={changed}>
              {longDate(changed, code)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
