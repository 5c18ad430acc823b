import path from 'node:path';
import { isDevelop, namedAudience } from '../../../node/environment';
import { prepareSource } from '../../../node/content/mdx/prepareSource';
import { readIfThere } from '../../../node/files/readText';
import { createTextReader } from '../../../node/site/readTexts';
import type { TextSource } from '../../../node/site/changedTexts';
import { parseYaml } from '../../../node/yaml/parseYaml';

/** Who sees the texts that are read: `check` reads those for colleagues, too, and marks none. */
export type Audience = 'customers' | 'colleagues' | 'check';

/** Returns for whom the texts are read: for customers, unless a command says otherwise. */
export function audience(): Audience {
  const named = namedAudience();
  if (named === 'colleagues' || named === 'check') return named;
  return isDevelop() ? 'colleagues' : 'customers';
}

/** The front matter of a page as `changePage` leaves it. */
interface PageAudience {
  audience?: unknown;
  /** True for a page for colleagues that is finished. */
  isForColleagues?: true;
}

/** True for a file whose front matter says that it is for colleagues. */
function isMarked(file: string): boolean {
  const raw = readIfThere(file);
  if (raw === undefined || !raw.includes('audience')) return false;
  const written = parseYaml(prepareSource(raw).frontMatter ?? '', file).value?.value;
  return (written as PageAudience | null | undefined)?.audience === 'colleagues';
}

/** Returns the files of the `index` pages of the folders around a page, in each language. */
function sectionFiles(folder: string, pageFiles: readonly string[]): string[] {
  const [original = folder] = pageFiles;
  const endings = pageFiles.map((file) => file.slice(original.length - '.mdx'.length));
  const parts = path.relative(folder, path.dirname(original)).split(path.sep);
  return parts.flatMap((_, at) =>
    endings.map((ending) => path.join(folder, ...parts.slice(0, at + 1), `index${ending}`)),
  );
}

/**
 * Makes a page for colleagues unpublished, like a draft, in all its languages: one whose file in any language has the
 * mark, or the `index` page of a folder around it. For colleagues, its title says so wherever it is listed.
 */
export function changePage(data: unknown, { folder, pageFiles }: TextSource, locale = '') {
  if (pageFiles === undefined) return { data, diagnostics: [] };
  const isOwn = (data as PageAudience | null)?.audience === 'colleagues';
  if (!isOwn && ![...pageFiles, ...sectionFiles(folder, pageFiles)].some(isMarked)) return { data, diagnostics: [] };
  const written = data as { title: string; sidebar_label?: string; draft: boolean; checks?: object };
  const changed = { ...written, audience: 'colleagues', draft: true, unlisted: false };
  if (written.draft) return { data: changed, diagnostics: [] };
  const textsOf = createTextReader(folder);
  const title = textsOf(locale, 'colleagues').title ?? '';
  const marked = (text: string) => (audience() === 'colleagues' ? title.replace('{{title}}', () => text) : text);
  const { sidebar_label: label } = written;
  return {
    data: {
      ...changed,
      isForColleagues: true,
      title: marked(written.title),
      ...(label === undefined ? {} : { sidebar_label: marked(label) }),
      ...(audience() === 'colleagues' && { checks: { ...written.checks, 'title/length': 'The build adds a mark.' } }),
    },
    diagnostics: [],
  };
}

/** Returns whether a build shows a page for colleagues; undefined for other pages. */
export function showsPage(frontMatter: object): boolean | undefined {
  const page = frontMatter as PageAudience;
  if (page.audience === undefined) return undefined;
  return page.isForColleagues === true && audience() === 'colleagues';
}
