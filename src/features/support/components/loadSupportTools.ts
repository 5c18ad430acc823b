import { createReplyStore } from '../browser/replyStore';
import { replyTexts } from '../browser/replyTexts';
import { siteLocales } from '../model/siteLocales';
import { SearchDialogTools } from './SearchDialogTools';
import { SupportToolsRoot } from './SupportToolsRoot';
import { SearchHitTools } from './ToolButtons';

/** Loads the tools and their texts in the reader's language; throws if that fails. */
export async function loadSupportTools(
  site: Pick<Queries.ChromeFragment, 'locale' | 'defaultLocale' | 'url' | 'locales'>,
) {
  const locales = siteLocales(site);
  const t = await replyTexts(site.locale, locales);
  return {
    store: createReplyStore({ site: locales, code: site.locale, t }),
    SearchHitTools,
    SearchDialogTools,
    Root: SupportToolsRoot,
  };
}
