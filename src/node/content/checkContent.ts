import type { Diagnostic } from '../diagnostics/diagnostic';
import { checkAnnouncement } from './checks/checkAnnouncement';
import { checkFallback } from './checks/checkFallback';
import { checkGlossary } from './checks/checkGlossary';
import { checkHeadings } from './checks/checkHeadings';
import { checkLinks } from './checks/checkLinks';
import { checkNames } from './checks/checkNames';
import { checkNavigation } from './checks/checkNavigation';
import {
  checkNotEmpty,
  checkReferences,
  checkReservedPaths,
  checkSiteLinks,
  checkTranslations,
  checkUniquePaths,
} from './checks/checkPages';
import { checkPairs } from './checks/checkPairs';
import { checkPublishedLinks } from './checks/checkPublishedLinks';
import { checkReleaseItems, checkReleaseNotes, checkReleases } from './checks/checkReleases';
import { checkRedirects } from './checks/checkRedirects';
import { checkDescriptions, checkParagraphs } from './checks/checkRepetition';
import { checkSiteHrefs } from './checks/checkSiteHrefs';
import { checkShadowedTitles } from './checks/checkShadowedTitles';
import { checkSynonyms } from './checks/checkSynonyms';
import { checkSidebars } from './checks/checkSidebars';
import { checkStates } from './checks/checkStates';
import { checkVariants } from './checks/checkVariants';
import { checkVersions } from './checks/checkVersions';
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
  // What a page with faults seems to lack may be what those hide.
  const isJudged = ({ file, line = 0 }: Diagnostic) => line >= (content.judgedFrom.get(file) ?? 0);
  const found = [
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
  return [...whole, ...found.filter(isJudged)];
}
