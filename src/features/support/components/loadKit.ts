import { createDesk } from '../browser/desk';
import { replyTexts } from '../browser/replyTexts';
import { guideSite } from '../model/guideSite';
import { DialogTools } from './DialogTools';
import { HitTools } from './HitTools';
import { KitRoot } from './KitRoot';

/**
 * The tools, with their texts in the reader's language.
 * @throws when the texts cannot be had
 */
export async function loadKit(site: Pick<Queries.ChromeFragment, 'locale' | 'defaultLocale' | 'url' | 'locales'>) {
  const guides = guideSite(site);
  const t = await replyTexts(site.locale, guides);
  return { desk: createDesk({ site: guides, code: site.locale, t }), HitTools, DialogTools, Root: KitRoot };
}
