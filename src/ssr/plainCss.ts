import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { compile, middleware, serialize, stringify } from 'stylis';
import { commonStyles } from '../theme/globalStyles';
import { contentGroups, zoomStyles } from '../theme/prose/prose';
import { safariPrefixes } from './safariPrefixes';

/** Serialises styles without a class. */
export const plainCss = (styles: readonly SerializedStyles[]): string =>
  serialize(compile(serializeStyles([...styles]).styles), middleware([safariPrefixes, stringify]));

/** The common styles of all pages. */
export const commonCss = plainCss(commonStyles);

/** The styles of each group of content elements. */
export const groupCss: Readonly<Record<string, string>> = Object.fromEntries(
  contentGroups.map(({ name, styles }) => [name, plainCss(styles)]),
);

/** The styles of elements that only the image zoom's script creates. */
export const zoomCss = plainCss(zoomStyles);
