import { isVideoFile } from '../../../../node/content/mdx/images';
import type { ContentImage } from '../../../../model/pages/compiledContent';

/*
 * Replaces modules that need the file system, Shiki or React: the editor compiles one page in the browser.
 */

export const CODE_LANGUAGES = [];
export const isKnownLanguage = () => true;
export const languageName = (language: string) => (language === '' ? undefined : language);
export const prepareHighlighter = () => Promise.resolve(() => undefined);
export const readVideos = () => Promise.resolve();
export const renderReact = (tree: unknown) => Promise.resolve(tree);
export const withoutHeadingLinks = (tree: unknown) => tree;
export const isInside = () => true;
export const isStaticFile = () => true;
/** Videos count as there, since the editor does not know the files of `static/`. */
export const staticDigest = (_: string, path: string) => (isVideoFile(path) ? '1' : '');
const hash = { update: () => hash, digest: () => '' };
export const createHash = () => hash;

/** A picture of unknown size; its path is that of its file. */
export const readImage = (file: string): Promise<Pick<ContentImage, 'file' | 'digest' | 'variants'>> =>
  Promise.resolve({ file, digest: '', variants: [{ path: file, width: 0, format: 'svg' }] });

/** The editor compiles only the page that its writer types. */
export const withTimeout = <Result>(run: () => Result): Result => run();
export const isTimeout = () => false;
