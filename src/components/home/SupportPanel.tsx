import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { panel } from './panel';

const HOME_SUPPORT_PARTS = 4;

export interface Support {
  path: string;
  /** Description of the page. */
  description: string;
  /** Language of its texts if it differs from the page's, else null. */
  lang: string | null;
  /** Headings of the page, linked. */
  parts: readonly { id: string; text: string }[];
}

/** Panel of the support page with links to its sections. */
export function SupportPanel({ path, description, lang, parts }: Support) {
  const t = useText();
  return (
    <section css={panel.box} aria-labelledby="home-support">
      <h2 css={panel.heading} id="home-support">
        {t('home.support')}
      </h2>
      <p css={panel.text} lang={lang ?? undefined}>
        {description}
      </p>
      {parts.length > 0 && (
        <ul css={panel.links}>
          {parts.slice(0, HOME_SUPPORT_PARTS).map(({ id, text }) => (
            <li key={id}>
              <SiteLink css={panel.link} href={`${path}#${id}`} pageLang={lang}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <SiteLink css={panel.button} href={path}>
        {t('home.supportLink')}
      </SiteLink>
    </section>
  );
}
