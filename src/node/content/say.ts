import { messagesOf } from '../diagnostics/messages';
import content from './texts.json';
import mdx from './mdx/texts.json';
import react from './react/texts.json';
import checks from './rules/checks/texts.json';
import description from './rules/description/texts.json';
import file from './rules/file/texts.json';
import frontMatter from './rules/frontMatter/texts.json';
import glossary from './rules/glossary/texts.json';
import heading from './rules/heading/texts.json';
import image from './rules/image/texts.json';
import link from './rules/link/texts.json';
import names from './rules/names/texts.json';
import page from './rules/page/texts.json';
import post from './rules/post/texts.json';
import published from './rules/published/texts.json';
import query from './rules/query/texts.json';
import redirect from './rules/redirect/texts.json';
import release from './rules/release/texts.json';
import sentence from './rules/sentence/texts.json';
import settings from './rules/settings/texts.json';
import sidebar from './rules/sidebar/texts.json';
import site from './rules/site/texts.json';
import synonym from './rules/synonym/texts.json';
import terms from './rules/terms/texts.json';
import text from './rules/text/texts.json';
import translation from './rules/translation/texts.json';

/** Formats the messages of the content rules, whose texts are beside the rules. */
export const say = messagesOf({
  ...content,
  ...mdx,
  ...react,
  ...checks,
  ...description,
  ...file,
  ...frontMatter,
  ...glossary,
  ...heading,
  ...image,
  ...link,
  ...names,
  ...page,
  ...post,
  ...published,
  ...query,
  ...redirect,
  ...release,
  ...sentence,
  ...settings,
  ...sidebar,
  ...site,
  ...synonym,
  ...terms,
  ...text,
  ...translation,
});
