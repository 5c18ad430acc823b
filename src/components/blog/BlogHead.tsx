import { catalogueText } from '../../i18n/catalogueText';
import type { GetText } from '../../i18n/useText';
import { PageHead } from '../head/PageHead';

interface BlogHeadProps {
  data: Queries.BlogPartsFragment;
  sitePath: string;
  title: (t: GetText) => string;
  /** Description of the page; defaults to that of the blog. */
  description?: string | null;
}

/** Head of a blog list, which has no translations. */
export function BlogHead({ data: { site, locales }, sitePath, title, description }: BlogHeadProps) {
  const t: GetText = (key, values) => catalogueText(locales, key, values);
  return (
    <PageHead
      site={site}
      title={title(t)}
      description={description ?? t('blog.description')}
      sitePath={sitePath}
      locales={[site.defaultLocale]}
    />
  );
}
