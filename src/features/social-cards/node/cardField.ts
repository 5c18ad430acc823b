import { projectSite } from '../../../node/content/projectSite';
import { cardPath, readIcon } from './cardPath';

let icon: string | undefined;

/** Path of the card of what has a title. */
export const cardField = {
  resolve: ({ title }: { title: string }): string =>
    cardPath({ title, site: projectSite()?.site.title ?? '' }, (icon ??= readIcon())),
};
