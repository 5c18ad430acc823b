import path from 'node:path';
import type { LocalizedText } from '../../model/site/locale';
import type { OwnSite } from '../../model/site/ownAddress';
import { rootPath } from '../../model/pages/docRoots';
import { docsFolder } from '../site/docFolders';
import { placeOfDoc } from '../site/docPath';
import { createFrontMatterParser } from './frontMatterParser';
import { listFiles } from '../files/listFiles';
import { readIfThere } from '../files/readText';
import type { EngineParts } from '../site/siteFacts';
import { docSchema } from '../schema/pageSchemas';
import { displayName } from '../files/contentFolder';
import type { FiledDoc } from '../navigation/followFolders';

/** Returns the docs of a root that lists may name, with path, position and label from file name and front matter. */
export function readFiledDocs(engine: EngineParts, version: string, { codes, docsBase }: OwnSite): FiledDoc[] {
  const { folder, added } = engine;
  const root = docsFolder(folder, version);
  const parse = createFrontMatterParser(docSchema(added), engine, codes);
  const found = new Map<string, FiledDoc & { labels: Record<string, string>; isListed: boolean }>();
  for (const file of listFiles(root, folder)) {
    const raw = file.endsWith('.mdx') ? readIfThere(file) : undefined;
    if (raw === undefined) continue;
    const relative = path.relative(root, file).split(path.sep).join('/');
    const { path: own, locale } = placeOfDoc(relative, codes, rootPath(version, docsBase));
    const data = parse(file, displayName(file), raw).parsed?.value?.data;
    const isOriginal = locale === codes[0];
    const existing = found.get(own);
    const label = data?.sidebar_label ?? data?.title;
    found.set(own, {
      path: own,
      isIndex: /(?:^|\/)index\.(?:[^/.]+\.)?mdx$/.test(relative),
      position: isOriginal ? data?.sidebar_position : existing?.position,
      label: undefined,
      labels: { ...existing?.labels, ...(label === undefined ? {} : { [locale]: label }) },
      isListed: isOriginal ? data?.unlisted !== true : (existing?.isListed ?? false),
    });
  }
  return [...found.values()].flatMap(({ labels, isListed, ...doc }) => {
    const texts = Object.values(labels);
    const label: LocalizedText | undefined = texts.length > 1 ? labels : texts[0];
    return isListed ? [{ ...doc, label }] : [];
  });
}
