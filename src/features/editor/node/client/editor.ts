import CMS from '@sveltia/cms';
import { setLanguage, LANGUAGES } from '../../../../node/diagnostics/messages';
import {
  listFormat,
  mapFormat,
  PAGE_TEXT,
  pageFormat,
  recordFormat,
  textFormat,
  type ContentFormat,
} from '../contentFormat';
import type { EditorConfig } from '../editorConfig';
import { editorText } from '../fields';
import { sidebarOrder, type SidebarOrder } from '../sidebarOrder';
import { bodyField } from './bodyField';
import { showDifference } from './difference';
import { prepareSaveIn } from './prepareSave';
import { pagePreview } from './preview';

declare global {
  interface Window {
    /** Read by the repaired CMS. */
    sidebarOrder: SidebarOrder;
  }
}

const fileAt = (name: string) => new URL(name, import.meta.url).href;

/** Starts the editor in the browser's language, else in English. */
async function start(): Promise<void> {
  const codes = navigator.languages.map((each) => each.slice(0, 2));
  const language = codes.flatMap((code) => LANGUAGES.find((each) => each === code) ?? [])[0] ?? 'en';
  setLanguage(language);
  const answer = await fetch(fileAt(`config.${language}.json`));
  const config = (await answer.json()) as EditorConfig;
  const { page, map } = config.defaults;
  const register = (name: string, extension: string, format: ContentFormat) => {
    CMS.registerCustomFormat(name, extension, format);
  };
  register('page-frontmatter', 'mdx', pageFormat(page, editorText('broken', language).label, config.rare));
  register('map', 'yaml', mapFormat(map));
  register('record', 'yaml', recordFormat());
  register('list', 'yaml', listFormat());
  register('text', 'yaml', textFormat());
  CMS.registerFieldType(PAGE_TEXT, bodyField(config));
  for (const name of ['docs', 'blog']) CMS.registerPreviewTemplate(name, pagePreview(config));
  CMS.registerPreviewStyle(fileAt('preview.css'));
  window.isLocalEditor = config.isLocal;
  window.prepareSave = prepareSaveIn(config);
  window.showDifference = showDifference;
  window.sidebarOrder = sidebarOrder(config.order);
  await CMS.init({ config: config.cms as never });
}

void start();
