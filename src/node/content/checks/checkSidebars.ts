import type { ContentProblem } from '../../../model/contentProblem';
import { didYouMean } from '../../../model/text/nearest';
import type { Content } from '../loadContent';

const withoutRoot = (path: string) => path.replace(/^\/docs\//, '');

/** Sidebars list docs that exist, each once on the whole site, and no two categories share a page. */
export function checkSidebars({ sidebars, docs, brokenDocs }: Content): ContentProblem[] {
  const { file, placed } = sidebars;
  const known = new Set([...docs.map(({ path }) => path), ...brokenDocs]);
  const seen = new Map<string, string>();
  return placed.flatMap(({ sidebar, item, line, column }): ContentProblem[] => {
    const place = { file, line, column };
    if (item.type === 'link' || (item.type === 'category' && item.slug === undefined)) return [];
    const key = item.type === 'doc' ? item.path : `category/${item.slug ?? ''}`;
    const earlier = seen.get(key);
    seen.set(key, sidebar);
    if (item.type === 'category') {
      if (earlier === undefined) return [];
      return [
        {
          ...place,
          message: `The category slug "${item.slug ?? ''}" is used twice.`,
          hint: 'Give one of the two another slug.',
        },
      ];
    }
    const name = withoutRoot(item.path);
    if (!known.has(item.path)) {
      return [
        {
          ...place,
          message: `There is no doc "${name}".`,
          hint: didYouMean(name, [...known].map(withoutRoot)) ?? `Write docs/${name}.mdx or remove this line.`,
        },
      ];
    }
    if (earlier === undefined) return [];
    const where =
      earlier === sidebar ? `twice in the sidebar "${sidebar}"` : `in the sidebars "${earlier}" and "${sidebar}"`;
    return [
      {
        ...place,
        message: `The doc "${name}" stands ${where}.`,
        hint: 'A page belongs to one place: remove one of the two lines.',
      },
    ];
  });
}
