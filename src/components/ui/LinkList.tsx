import { SiteLink } from './SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import type { CardGridProps } from './CardGrid';
import { styleSheet } from '../../theme/styleSheet';

/** Styles of the list, on its root instead of its many rows. */
const { style } = styleSheet({
  style: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    columnGap: space.xl,
    '> li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      padding: '0.7rem 0',
      borderTop: `1px solid ${role.border}`,
    },
    'h2, h3': { fontSize: '1rem', fontWeight: 600, textWrap: 'wrap' },
    a: { textDecoration: 'none' },
    'a::after': { content: '""', position: 'absolute', inset: '0 -0.6rem' },
    'li:hover a': { color: role.accentHover, textDecoration: 'underline' },
    p: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.45 },
  },
});

/** A compact list of links with descriptions, for more pages than cards can show. */
export function LinkList({ cards, level }: CardGridProps) {
  const { code } = useLocale();
  const Title = `h${level}` as const;
  return (
    <ul css={style}>
      {cards.map(({ title, description, href, lang, note }) => (
        <li key={href} lang={lang ?? undefined}>
          <Title>
            <SiteLink href={href} pageLang={note === undefined ? lang : null}>
              {title}
            </SiteLink>
          </Title>
          {description !== '' && <p>{description}</p>}
          {note !== undefined && <p lang={lang === null ? undefined : code}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
