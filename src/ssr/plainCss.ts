import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { compile, middleware, serialize, stringify } from 'stylis';
import { commonStyles } from '../theme/globalStyles';
import { contentGroups, zoomStyles } from '../theme/prose/prose';
import { safariPrefixes } from './safariPrefixes';

/** Styles without a class as CSS. */
export const plainCss = (styles: readonly SerializedStyles[]): string =>
  serialize(compile(serializeStyles([...styles]).styles), middleware([safariPrefixes, stringify]));

/** The common styles, the same on every page. */
export const commonCss = plainCss(commonStyles);

/** The styles of each group of content elements. */
export const groupCss: Readonly<Record<string, string>> = Object.fromEntries(
  contentGroups.map(({ name, styles }) => [name, plainCss(styles)]),
);

/** The styles of what only the code of the image zoom makes. */
export const zoomCss = plainCss(zoomStyles);
