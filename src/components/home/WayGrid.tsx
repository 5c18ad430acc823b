import { SiteLink } from '../ui/SiteLink';
import type { PictogramName } from '../../model/pages/pictogram';
import { evenColumns } from '../../theme/evenColumns';
import { media } from '../../theme/media';
import { stack } from '../../theme/stack';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import type { GuideRow } from './GuideRows';
import { Pictogram } from '../ui/pictograms/Pictogram';

/** Windows that are too narrow for four cards in a row. */
const TWO_AND_TWO = '@media (max-width: 1056px)';

const styles = styleSheet({
  grid: {
    ...evenColumns('15rem', space.m, 4),
    gap: space.m,
    [media.phone]: { gap: space.s },
    // Two and two, where three would fit.
    [TWO_AND_TWO]: { '&[data-count="4"]': { '--help-count': 2 } },
  },
  way: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.75rem',
    alignContent: 'start',
    padding: space.m,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: role.accent },
  },
  words: { ...stack, gap: space.xs, alignContent: 'start' },
  title: { fontSize: '1.0625rem', overflowWrap: 'anywhere', hyphens: 'auto' },
  link: {
    color: role.text,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: -1, borderRadius: radius.medium },
    '&:hover': { color: role.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${role.focus}`, outlineOffset: 2 },
  },
  text: { color: role.textMuted, fontSize: '0.875rem', lineHeight: 1.5 },
});

/** An entry point of the site. */
export interface Way extends GuideRow {
  pictogram: PictogramName;
}

interface WayGridProps {
  ways: readonly Way[];
  /** Heading level: one below the heading above. */
  level: 2 | 3;
}

/** The entry points of the site, with pictograms. */
export function WayGrid({ ways, level }: WayGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul css={styles.grid} data-count={ways.length}>
      {ways.map(({ path, title, description, lang, pictogram }) => (
        <li css={styles.way} key={path} lang={lang ?? undefined}>
          <Pictogram name={pictogram} />
          <div css={styles.words}>
            <Title css={styles.title}>
              <SiteLink css={styles.link} href={path} pageLang={lang}>
                {title}
              </SiteLink>
            </Title>
            {description !== '' && <p css={styles.text}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
