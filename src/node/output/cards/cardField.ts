import { contentFolder } from '../../site/contentFolder';
import { readSite } from '../../site/readSite';
import { once } from '../../once';
import { cardPath, readIcon } from './cardPath';

const siteTitle = once(() => readSite(contentFolder()).value?.site.title ?? '');
const icon = once(readIcon);

/** Path of the card of what has a title. */
export const cardField = {
  resolve: ({ title }: { title: string }): string => cardPath({ title, site: siteTitle() }, icon()),
};
