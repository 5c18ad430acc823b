import type askAi from '../../content/locales/fi/askAi.json';
import type blog from '../../content/locales/fi/blog.json';
import type common from '../../content/locales/fi/common.json';
import type consent from '../../content/locales/fi/consent.json';
import type content from '../../content/locales/fi/content.json';
import type errors from '../../content/locales/fi/errors.json';
import type failure from '../../content/locales/fi/failure.json';
import type feedback from '../../content/locales/fi/feedback.json';
import type feedbackForm from '../../content/locales/fi/feedbackForm.json';
import type glossary from '../../content/locales/fi/glossary.json';
import type home from '../../content/locales/fi/home.json';
import type navigation from '../../content/locales/fi/navigation.json';
import type offline from '../../content/locales/fi/offline.json';
import type parts from '../../content/locales/fi/parts.json';
import type reply from '../../content/locales/fi/reply.json';
import type search from '../../content/locales/fi/search.json';
import type searchPage from '../../content/locales/fi/searchPage.json';
import type versions from '../../content/locales/fi/versions.json';

/** The catalogues of UI texts, by namespace; types only, nothing of them is bundled. */
interface Catalogues {
  askAi: typeof askAi;
  blog: typeof blog;
  common: typeof common;
  consent: typeof consent;
  content: typeof content;
  errors: typeof errors;
  failure: typeof failure;
  feedback: typeof feedback;
  feedbackForm: typeof feedbackForm;
  glossary: typeof glossary;
  home: typeof home;
  navigation: typeof navigation;
  offline: typeof offline;
  parts: typeof parts;
  reply: typeof reply;
  search: typeof search;
  searchPage: typeof searchPage;
  versions: typeof versions;
}

export type Namespace = keyof Catalogues;

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** A UI text: `namespace.key`, without the plural's ending. A key that the default locale lacks is a type error. */
export type TextKey = {
  [Name in Namespace]: `${Name}.${Singular<Extract<keyof Catalogues[Name], string>>}`;
}[Namespace];
