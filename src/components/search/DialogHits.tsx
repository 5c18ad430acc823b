import { memo } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { SearchArea } from '../../model/search/manifest';
import { type FoundPage, placeOf, textOf } from '../../model/search/provider';
import type { OpenedHit } from '../../extend';
import { dialogStyles as styles } from './dialogStyles';
import { languageNote } from './languageNote';
import { Marked } from './Marked';

interface DialogHitsProps {
  /** Prefix of the options' ids. */
  id: string;
  pages: readonly FoundPage[];
  areas: readonly SearchArea[];
  /** Id of the selected option. */
  active: string | undefined;
  /** Stems to highlight on an opened page. */
  marks: readonly string[];
  /** True until the passages have loaded. */
  isLoading: boolean;
  onChoose: (id: string) => void;
  onOpen: (hit: OpenedHit) => void;
}

/** Results as groups of options: each page with its best sections. */
export const DialogHits = memo(function DialogHits({
  id,
  pages,
  areas,
  active,
  marks,
  isLoading,
  onChoose,
  onOpen,
}: DialogHitsProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <>
      {pages.map((page, number) => {
        const { href, lang, title, snippet, sections } = page;
        const language = languageNote(pages, number, code, t);
        const option = (index: number) => {
          const optionId = `${id}-${number}-${index}`;
          const isActive = optionId === active;
          return {
            id: optionId,
            role: 'option',
            tabIndex: -1,
            'aria-selected': isActive,
            lang: lang === code ? undefined : lang,
            state: { marks, lang },
            onMouseMove: isActive ? undefined : () => onChoose(optionId),
          } as const;
        };
        const note = (anchor: string, section: string) => () =>
          onOpen({ href: anchor === '' ? href : `${href}#${anchor}`, title: textOf(title), section, lang });
        return (
          <div role="group" css={styles.group} key={href} aria-label={textOf(title)}>
            {language !== undefined && (
              <p css={styles.language} role="presentation">
                {language}
              </p>
            )}
            <SiteLink {...option(0)} css={styles.option} href={href} onClick={note('', '')}>
              <span css={styles.title}>
                <Marked parts={title} />
              </span>
              <span css={styles.place}>{placeOf(page, areas)}</span>
              <span css={[styles.snippet, isLoading && styles.loading]}>
                <Marked parts={snippet} />
              </span>
            </SiteLink>
            {sections.map((section, index) => (
              <SiteLink
                {...option(index + 1)}
                css={[styles.option, styles.section]}
                key={section.anchor}
                data-answer={section.isAnswer}
                href={`${href}#${section.anchor}`}
                onClick={note(section.anchor, textOf(section.heading))}
              >
                <span>
                  <Marked parts={section.heading} />
                </span>
                <span css={[styles.snippet, styles.line, isLoading && styles.loadingLine]}>
                  <Marked parts={section.snippet} />
                </span>
              </SiteLink>
            ))}
          </div>
        );
      })}
    </>
  );
});
