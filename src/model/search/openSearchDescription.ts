import { xmlDocument, xmlElement, xmlText } from '../text/xml';

/** Path of the description, without locale. */
export const OPEN_SEARCH_FILE = '/opensearch.xml';

/** Maximum length of an OpenSearch short name. */
const SHORT_NAME_MAX_LENGTH = 16;

interface SearchDescription {
  name: string;
  description: string;
  language: string;
  /** URL of the search page, with the query as `q`. */
  searchUrl: string;
  iconUrl: string;
  ownUrl: string;
}

/** The OpenSearch 1.1 description of the site's search, for address bars. */
export function buildOpenSearch(search: SearchDescription): string {
  const { name, description, language, searchUrl, iconUrl, ownUrl: selfUrl } = search;
  const short = [...name].slice(0, SHORT_NAME_MAX_LENGTH).join('').trim();
  return xmlDocument('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    xmlText('ShortName', short),
    xmlText('Description', description),
    xmlText('Language', language),
    xmlText('InputEncoding', 'UTF-8'),
    xmlText('Image', iconUrl, { type: 'image/svg+xml' }),
    xmlElement('Url', { type: 'text/html', template: `${searchUrl}?q={searchTerms}` }),
    xmlElement('Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: selfUrl }),
  ]);
}
