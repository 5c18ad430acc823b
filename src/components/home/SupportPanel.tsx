import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { panel } from './panel';

const HOME_SUPPORT_PARTS = 4;

export interface Support {
  path: string;
  /** What the page says of itself. */
  description: string;
  /** Language of its texts where it is not the page's, else null. */
  lang: string | null;
  /** Its headings, to which a reader may go at once. */
  parts: readonly { id: string; text: string }[];
}

/** The way to support: what it takes, and the parts of the page that says it. */
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
        <ul css={panel.links} lang={lang ?? undefined}>
          {parts.slice(0, HOME_SUPPORT_PARTS).map(({ id, text }) => (
            <li key={id}>
              <SiteLink css={panel.link} href={`${path}#${id}`}>
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
