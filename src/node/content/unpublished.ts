import { additionPoint, type Additions } from '../../model/site/additions';
import { previewFile } from '../environment';

/** Returns whether a build shows an unpublished page of a feature; undefined for other pages. */
export const SHOWN = additionPoint<(frontMatter: object) => boolean | undefined>('shows');

/** Returns the answer of the features for an unpublished page; undefined for a page that none of them keeps. */
export const shownByFeatures = (frontMatter: object, added: Additions): boolean | undefined =>
  added
    .of(SHOWN)
    .map((shows) => shows(frontMatter))
    .find((answer) => answer !== undefined);

/** True where a build publishes a page that is otherwise unpublished: a draft in a preview. */
export const isRevealed = (frontMatter: object, added: Additions): boolean =>
  shownByFeatures(frontMatter, added) ?? previewFile() !== undefined;
