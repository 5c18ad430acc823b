/**
 * What search engines ask of structured data: for each type its properties, as Google's documents on Article,
 * Breadcrumb, FAQPage, HowTo, VideoObject and site names, and schema.org's pages of the types, name them.
 */

/** How a value has to be written. `#` marks an address whose anchor has to be there. */
type Form = 'text' | 'url' | 'date' | 'duration' | 'language' | 'position' | 'template' | 'input';
/** A value of a form, or a thing of a type; with brackets a list of them that is not empty. */
type Rule = Form | `@${string}` | [Form | `@${string}`];

interface TypeRules {
  /** Without these there is nothing to show. */
  required: Record<string, Rule>;
  /** What makes it better, and what the site can always say. */
  expected?: Record<string, Rule>;
  /** What only some have. */
  optional?: Record<string, Rule>;
}

const RULES: Record<string, TypeRules> = {
  BreadcrumbList: { required: { itemListElement: ['@ListItem'] } },
  ListItem: { required: { position: 'position', name: 'text', item: 'url' } },
  WebSite: {
    required: { name: 'text', url: 'url' },
    expected: { inLanguage: 'language', potentialAction: '@SearchAction' },
  },
  SearchAction: { required: { target: '@EntryPoint', 'query-input': 'input' } },
  EntryPoint: { required: { urlTemplate: 'template' } },
  Blog: {
    required: { name: 'text', url: 'url' },
    expected: { inLanguage: 'language' },
    optional: { blogPost: ['@BlogPosting'] },
  },
  BlogPosting: {
    required: { headline: 'text', image: ['url'], datePublished: 'date', author: ['@Organization'] },
    expected: {
      description: 'text',
      url: 'url',
      mainEntityOfPage: 'url',
      inLanguage: 'language',
      dateModified: 'date',
    },
    optional: { keywords: ['text'], isPartOf: '@Blog' },
  },
  Organization: { required: { name: 'text' }, optional: { url: 'url' } },
  FAQPage: { required: { mainEntity: ['@Question'] } },
  Question: { required: { name: 'text', acceptedAnswer: '@Answer' } },
  Answer: { required: { text: 'text' } },
  HowTo: { required: { name: 'text', step: ['@HowToStep'] }, expected: { inLanguage: 'language' } },
  HowToStep: { required: { text: 'text' }, expected: { url: 'url' } },
  VideoObject: {
    required: { name: 'text', thumbnailUrl: ['url'], uploadDate: 'date' },
    expected: { description: 'text', contentUrl: 'url', duration: 'duration' },
  },
};

const FORMS: Record<Form, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\/[^\s/]+(?:\/|$)/.test(value) && URL.canParse(value),
  date: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  duration: (value) => typeof value === 'string' && /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(value),
  language: (value) => typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value,
  position: (value) => Number.isInteger(value) && Number(value) > 0,
  template: (value) => typeof value === 'string' && /^https?:\/\/.+=\{search_term_string\}$/.test(value),
  input: (value) => value === 'required name=search_term_string',
};

function checkValue(value: unknown, rule: Rule, place: string): string[] {
  if (Array.isArray(rule)) {
    if (!Array.isArray(value) || value.length === 0) return [`${place} is no list`];
    return value.flatMap((item: unknown, index) => checkValue(item, rule[0], `${place}[${index}]`));
  }
  if (rule.startsWith('@')) return checkThing(value, place, rule.slice(1));
  return FORMS[rule as Form](value) ? [] : [`${place} is no ${rule}: ${JSON.stringify(value)}`];
}

/** What is wrong with a thing, and with the things in it; each fault with its place. */
function checkThing(thing: unknown, place: string, expectedType?: string): string[] {
  if (typeof thing !== 'object' || thing === null || !('@type' in thing)) return [`${place} is no thing`];
  const { '@type': type, ...values } = thing as Record<string, unknown>;
  const rules = RULES[String(type)];
  if (rules === undefined || (expectedType !== undefined && expectedType !== type))
    return [`${place} is of the type ${String(type)}`];
  const needed = { ...rules.required, ...rules.expected };
  const known = { ...needed, ...rules.optional };
  const missing = Object.keys(needed).filter((key) => values[key] === undefined);
  return [
    ...missing.map((key) => `${place}.${key} is missing`),
    ...Object.entries(values).flatMap(([key, value]) => {
      if (key === '@context') return [];
      const rule = known[key];
      return rule === undefined ? [`${place}.${key} is unknown`] : checkValue(value, rule, `${place}.${key}`);
    }),
  ];
}

/** A block of structured data: its things by type, and what is wrong with them. */
export function readStructuredData(text: string): {
  types: string[];
  things: Record<string, unknown>[];
  findings: string[];
} {
  const data = JSON.parse(text) as Record<string, unknown>;
  const things = (Array.isArray(data['@graph']) ? data['@graph'] : [data]) as Record<string, unknown>[];
  const findings = data['@context'] === 'https://schema.org' ? [] : ['the context is not that of schema.org'];
  const types = things.map((thing) => String(thing['@type']));
  return {
    types,
    things,
    findings: [...findings, ...things.flatMap((thing, index) => checkThing(thing, types[index] ?? ''))],
  };
}

/** Every address in structured data. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    ['@context', 'urlTemplate'].includes(key) ? [] : addressesIn(each),
  );
}
