import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkAnnouncement } from './rules/settings/announcement';
import { checkFallback } from './rules/translation/fallback';
import { checkGlossary } from './rules/glossary/unknownPage';
import { checkHeadings } from './rules/heading/repeated';
import { checkLinks } from './rules/link/targets';
import { checkNames } from './rules/names/unknown';
import { checkNavigation } from './rules/page/navigation';
import {
  checkNotEmpty,
  checkReferences,
  checkReservedPaths,
  checkSiteLinks,
  checkTranslations,
  checkUniquePaths,
} from './rules/page/routes';
import { checkPairs } from './rules/page/unpaired';
import { checkPublishedLinks } from './rules/published/gone';
import { checkReleaseItems, checkReleaseNotes, checkReleases } from './rules/release/items';
import { checkRedirects } from './rules/redirect/broken';
import { checkDescriptions, checkParagraphs } from './rules/text/repeated';
import { checkSiteHrefs } from './rules/settings/deadAddress';
import { checkShadowedTitles } from './rules/synonym/shadowsTitle';
import { checkSynonyms } from './rules/synonym/pages';
import { checkSidebars } from './rules/sidebar/docs';
import { checkStates } from './rules/states/unknown';
import { checkVariants } from './rules/terms/forbidden';
import { checkVersions } from './rules/version/pages';
import { knownPaths } from './checks/knownPaths';
import type { LoadedContent } from './loadContent';

/**
 * Every fault of a content folder: of single files, and of how files refer to each other. A fault is told once: what
 * refers to a file that has one is not a fault too.
 */
export function checkContent({ content, diagnostics, canResolve }: LoadedContent): Diagnostic[] {
  if (content === undefined) return diagnostics;
  const emptiness = checkNotEmpty(content, diagnostics);
  const whole = [...diagnostics, ...emptiness, ...checkUniquePaths(content)];
  if (!canResolve || emptiness.length > 0) return whole;
  const paths = knownPaths(content);
  return [
    ...whole,
    ...checkVersions(content),
    ...checkReservedPaths(content),
    ...checkTranslations(content),
    ...checkSiteLinks(content, paths),
    ...checkReleases(content, paths),
    ...checkSiteHrefs(content, paths),
    ...checkAnnouncement(content, paths),
    ...checkSidebars(content),
    ...checkGlossary(content, paths),
    ...checkReferences(content, paths),
    ...checkReleaseNotes(content, paths),
    ...checkReleaseItems(content),
    ...checkPairs(content),
    ...checkNavigation(content),
    ...checkRedirects(content, paths),
    ...checkPublishedLinks(content, paths),
    ...checkSynonyms(content),
    ...checkShadowedTitles(content),
    ...checkLinks(content, paths),
    ...checkFallback(content),
    ...checkHeadings(content),
    ...checkNames(content),
    ...checkStates(content),
    ...checkVariants(content),
    ...checkDescriptions(content),
    ...checkParagraphs(content),
  ];
}
