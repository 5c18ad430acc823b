import { settings } from 'site-features';
import { filledButton, plainButton } from '../../../components/ui/plainButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import type { SlotProps } from '../../../extend';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { supportAddress, type ContactData } from '../model/contact';

const styles = styleSheet({
  // Before the text of the support page.
  onPage: { marginBottom: space.l },
  box: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s} ${space.l}`, fontSize: '0.9375rem' },
  button: { ...plainButton, textDecoration: 'none' },
  // On the support page, where no other button is filled.
  filled: { ...plainButton, ...filledButton },
  ways: { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}`, margin: 0 },
  way: { display: 'flex', gap: '0.4em', '& > dt': { color: role.textMuted }, '& > dd': { margin: 0 } },
});

/** The button to support, phone, mail and opening hours. Of the docs, only the support page has it. */
export function ContactBox({ where, query = '', pageUrl = '' }: SlotProps['contact']) {
  const { url, phone, mail, page, locales } = settings.contact as ContactData;
  const { code, sitePath } = useLocale();
  const { texts, hours = null } = locales.find(([each]) => each === code)?.[1] ?? {};
  useCatalogue('contact', texts);
  const t = useText();
  if (where === 'page' && sitePath !== page) return null;
  const ways = [
    phone !== null && { label: t('contact.phone'), text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    mail !== null && { label: t('contact.mail'), text: mail, href: `mailto:${mail}` },
    hours !== null && { label: t('contact.hours'), text: hours },
  ].filter((way) => way !== false);
  return (
    <div css={[styles.box, where === 'page' && styles.onPage]} lang={code} data-contact="">
      {url !== null ? (
        <SiteLink css={where === 'page' ? styles.filled : styles.button} href={supportAddress(url, query, pageUrl)}>
          {t('contact.ask')}
        </SiteLink>
      ) : (
        page !== null && where !== 'page' && <SiteLink href={page}>{t('contact.name')}</SiteLink>
      )}
      {where !== 'closeMatches' && ways.length > 0 && (
        <dl css={styles.ways}>
          {ways.map(({ label, text, href }) => (
            <div css={styles.way} key={label}>
              <dt>{label}</dt>
              <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
