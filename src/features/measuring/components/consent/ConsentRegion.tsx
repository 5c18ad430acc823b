import { useEffect, useRef, type MouseEvent } from 'react';
import { measuringSettings } from '../../browser/settings';
import { chooseConsent, consentDate } from '../../browser/consent';
import { useBottomInset } from '../../../../hooks/search/useBottomInset';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import { recipientsOf } from '../../model/analytics';
import type { ConsentChoice, ConsentState } from '../../model/consent';
import { longDate } from '../../../../model/text/date';
import { MAIN_ID } from '../../../../components/layout/SkipLink';
import { consentStyles as styles } from './consentStyles';

const TITLE_ID = 'consent-title';

export interface ConsentRegionProps {
  state: ConsentState;
  /** The element that showed the question again; undefined where the page asks by itself. */
  opener: HTMLElement | undefined;
  /** Called when the region closes; `true` after a choice. */
  onDone: (hasChosen: boolean) => void;
}

/** Explains what is measured, for whom, and the current choice. */
function ConsentText({ state }: Pick<ConsentRegionProps, 'state'>) {
  const t = useText();
  const { code } = useLocale();
  if (state === 'objected') return <p>{t('consent.objected')}</p>;
  const settings = measuringSettings().analytics;
  const recipients = recipientsOf(settings);
  const date = consentDate();
  return (
    <p>
      {t('consent.text')} {settings.sessionReplay !== undefined && `${t('consent.replay')} `}
      {recipients.length > 0 && `${t('consent.recipients', { names: recipients.join(', ') })} `}
      {date === null
        ? t('consent.before')
        : t(state === 'granted' ? 'consent.grantedOn' : 'consent.deniedOn', { date: longDate(date, code) })}{' '}
      {settings.privacy !== undefined && <SiteLink href={settings.privacy}>{t('consent.more')}</SiteLink>}
    </p>
  );
}

/** Asks for consent: early in the page for keyboards and screen readers, but not a dialog. */
export function ConsentRegion({ state, opener, onDone }: ConsentRegionProps) {
  const t = useText();
  const region = useRef<HTMLElement>(null);
  useBottomInset(region);
  // Focus it only for a reader who has asked for it.
  useEffect(() => {
    if (opener !== undefined) region.current?.focus();
  }, [opener]);
  const leave = (hasChosen: boolean, { detail }: Pick<MouseEvent, 'detail'>) => {
    const next = opener ?? document.getElementById(MAIN_ID);
    onDone(hasChosen);
    // `detail` is 0 for a click by keyboard; after a pointer's click, leave the focus alone.
    if (opener !== undefined || detail === 0) next?.focus({ preventScroll: true });
  };
  const choose = (choice: ConsentChoice) => (event: MouseEvent) => {
    leave(true, event);
    chooseConsent(choice);
  };
  const choices = [
    { choice: 'denied', label: t('consent.deny') },
    { choice: 'granted', label: t('consent.allow') },
  ] as const;
  return (
    <section ref={region} css={styles.region} aria-labelledby={TITLE_ID} tabIndex={-1}>
      <div css={styles.inner}>
        <div css={styles.text}>
          <h2 css={styles.title} id={TITLE_ID}>
            {t('consent.title')}
          </h2>
          <ConsentText state={state} />
        </div>
        <div css={styles.choices}>
          {state !== 'objected' &&
            choices.map(({ choice, label }) => (
              <button
                key={choice}
                type="button"
                css={styles.button}
                aria-pressed={opener === undefined ? undefined : state === choice}
                onClick={choose(choice)}
              >
                {label}
              </button>
            ))}
          {opener !== undefined && (
            <button type="button" css={styles.button} onClick={(event) => leave(false, event)}>
              {t('common.close')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
