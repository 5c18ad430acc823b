/* What the import uses of the engine. Its other files import the engine through this one only. */
export { takeLanguage } from '../../../scripts/lib/check/checkArguments';
export { projectEngine } from '../../../src/engine';
export type { SidebarSpecItem } from '../../../src/model/navigation/sidebar';
export { MAIN_ROOT, rootPath } from '../../../src/model/pages/docRoots';
export { localizedPath, textIn, type LocalizedText } from '../../../src/model/site/locale';
export { canonicalPath, isWithin, joinPath, safeDecode, splitAddress, withoutBase } from '../../../src/model/site/path';
export { languageName } from '../../../src/model/text/languageName';
export { escapeXml } from '../../../src/model/text/xml';
export { changedOnDisk, datesOf, readGitDates } from '../../../src/node/content/gitDates';
export { elementsOf } from '../../../src/node/content/mdx/components/registry';
export { isSlugWord } from '../../../src/node/content/mdx/components/slugProp';
export { isKnownLanguage } from '../../../src/node/content/mdx/highlighter';
export { isVideoFile } from '../../../src/node/content/mdx/images';
export { parseMdx } from '../../../src/node/content/mdx/parser';
export { prepareSource } from '../../../src/node/content/mdx/prepareSource';
export {
  formatPublishedLinks,
  joinPublishedLinks,
  type PublishedLink,
} from '../../../src/node/content/publishedLinkList';
export { whyWithoutReact } from '../../../src/node/content/react/whyWithoutReact';
export { watchContent } from '../../../src/node/develop/watchContent';
export { messageLanguage, messagesOf } from '../../../src/node/diagnostics/messages';
export { LimitError } from '../../../src/node/diagnostics/limits';
export type { ReadingFinding } from '../../../src/node/diagnostics/readingRules';
export { displayName } from '../../../src/node/files/contentFolder';
export { contentFolder, resolveInSite } from '../../../src/node/environment';
export { ORIGIN_FILE, type ContentOrigin } from '../../../src/node/files/contentOrigin';
export { CHROMIUM_FLAGS, findChromium } from '../../../src/node/files/findChromium';
export { listFiles } from '../../../src/node/files/listFiles';
export { parseHtml } from '../../../src/node/html/parseHtml';
export { followFolder, inWords, type FiledDoc } from '../../../src/node/navigation/followFolders';
export type { SidebarItemInput } from '../../../src/node/schema/sidebarsSchema';
export { FORMAT_VERSION } from '../../../src/node/schema/siteSchema';
export { ENGINE_TEXTS } from '../../../src/node/site/readTexts';
export { LOCALE_CODE } from '../../../src/node/schema/texts';
