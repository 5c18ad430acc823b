import { useEffect, type MouseEvent } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import { CloseIcon } from '../../../components/ui/icons';
import { iconButton } from '../../../components/ui/iconButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useText } from '../../../i18n/useText';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import {
  ANNOUNCEMENT_ATTRIBUTE,
  ANNOUNCEMENT_CLOSED,
  ANNOUNCEMENT_KEY,
  hidingScript,
  type AnnouncementPart,
} from '../model/announcement';

/** The announcement on the page; the attribute of `<html>` is its only state. */
interface AnnouncementControl {
  /** Hides the bar and stores that. */
  close: () => void;
  /** Follows other tabs and the back/forward cache; returns an unsubscribe function. */
  follow: () => () => void;
}

function createAnnouncement(id: string, browser: Window = window): AnnouncementControl {
  const slot = storageSlot(ANNOUNCEMENT_KEY, browser);
  const update = () => {
    const root = browser.document.documentElement;
    if (slot.get() === id) root.setAttribute(ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_CLOSED);
    else root.removeAttribute(ANNOUNCEMENT_ATTRIBUTE);
  };
  return {
    close: () => {
      slot.set(id);
      update();
    },
    follow: () => {
      update();
      const stopListening = slot.listen(update);
      browser.addEventListener('pageshow', update);
      return () => {
        stopListening();
        browser.removeEventListener('pageshow', update);
      };
    },
  };
}

const BUTTON_ROOM = `calc(40px + ${space.s} + ${space.m})`;

const styles = styleSheet({
  bar: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Space for the button on both sides, so that the text is centred even before the button has loaded.
    paddingInline: BUTTON_ROOM,
    minHeight: 44,
    // The site's own colours are in the page's head, see `AnnouncementColors`.
    background: `var(--announcement-ground, ${role.accentSoft})`,
    color: `var(--announcement-text, ${role.text})`,
    borderBottom: '1px solid rgb(128 128 128 / 30%)',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    'html[data-announcement="closed"] &': { display: 'none' },
    [media.phone]: { paddingInlineStart: space.m },
    [media.print]: { display: 'none' },
  },
  withoutButton: { paddingInline: space.m },
  text: { flex: 1, paddingBlock: '0.55rem', textAlign: 'center', [media.phone]: { textAlign: 'start' } },
  link: {
    color: 'inherit',
    fontWeight: 600,
    '&:hover': { color: 'inherit' },
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
  close: {
    position: 'absolute',
    insetInlineEnd: space.m,
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'inherit',
    '&:hover': { color: 'inherit', background: 'rgb(128 128 128 / 25%)' },
    '&:focus-visible': { outlineColor: 'currentColor' },
    'html:not([data-scripted]) &': { visibility: 'hidden' },
  },
});

/** Focuses the first focusable element of the header, which follows the bar. */
function focusHeader(): void {
  for (const target of document.querySelectorAll<HTMLElement>('header a[href], header button')) {
    target.focus();
    if (document.activeElement === target) return;
  }
}

function AnnouncementText({ parts }: { parts: readonly AnnouncementPart[] }) {
  return (
    <p css={styles.text}>
      {parts.map(({ text, href, isStrong }, index) => {
        const content = isStrong ? <strong key={index}>{text}</strong> : text;
        if (href === null) return content;
        return (
          <SiteLink css={styles.link} href={href} key={index}>
            {content}
          </SiteLink>
        );
      })}
    </p>
  );
}

/** A message above the navigation. It is always in the page; a script before it hides one that was closed. */
export function AnnouncementBar() {
  const { id, parts, closeable, label, closeLabel } = useFeatureData('announcement');
  const t = useText();
  useEffect(() => (closeable ? createAnnouncement(id).follow() : undefined), [id, closeable]);
  const close = ({ detail }: MouseEvent) => {
    createAnnouncement(id).close();
    // Only for keyboard clicks, whose `detail` is 0.
    if (detail === 0) focusHeader();
  };
  return (
    <>
      {closeable && <script dangerouslySetInnerHTML={{ __html: hidingScript(id) }} />}
      <section css={[styles.bar, !closeable && styles.withoutButton]} aria-label={label}>
        <AnnouncementText parts={parts} />
        {closeable && (
          <button
            type="button"
            css={[iconButton, styles.close]}
            aria-label={closeLabel}
            title={t('common.close')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        )}
      </section>
    </>
  );
}
