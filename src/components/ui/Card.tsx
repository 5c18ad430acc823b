import type { ReactNode } from 'react';
import { SiteLink } from 'site/link';
import { role } from 'site/palette';
import { styleSheet } from 'site/styles';
import { radius, space } from 'site/tokens';

const styles = styleSheet({
  card: {
    position: 'relative',
    display: 'grid',
    gap: space.xs,
    alignContent: 'start',
    padding: `1.1rem 1.2rem`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: role.accent },
  },
  link: {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
  },
  title: { fontSize: '1.0625rem' },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
});

interface CardProps {
  title: string;
  /** A page of the site, or an address. */
  href: string;
  description?: string;
  /** Language of title and description if it differs from the page's. */
  lang?: string | null;
  /** Language of the linked page; readers see it where it differs from their own. */
  pageLang?: string | null;
  /** Heading level: one below the heading above. */
  level?: 2 | 3 | 4;
  as?: 'div' | 'li';
  children?: ReactNode;
}

/** A box that leads to a page. */
export function Card({ title, href, description = '', lang, pageLang, level = 3, as = 'div', children }: CardProps) {
  const Box = as;
  const Title = `h${level}` as const;
  return (
    <Box css={styles.card} lang={lang ?? undefined}>
      <Title css={styles.title}>
        <SiteLink css={styles.link} href={href} pageLang={pageLang ?? null}>
          {title}
        </SiteLink>
      </Title>
      {description !== '' && <p css={styles.text}>{description}</p>}
      {children}
    </Box>
  );
}
