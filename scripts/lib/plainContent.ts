import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/node/environment';

/** Folder of the importer in `packages`. Without it a content folder needs a `site.yaml`. */
const IMPORTER = 'import';
/** Regenerates the site after every change of the folder; returns a function that stops. */
type Follow = () => () => void;
/** The used part of the importer's `plainContent.ts`. */
interface PlainContent {
  preparePlainContent: () => Promise<Follow | undefined>;
}

/**
 * Supports `SITE_CONTENT` folders with Markdown but no `site.yaml`, if the importer is installed. The template in
 * `import()` lets the scripts' bundler accept a missing importer.
 * @returns undefined for any other folder
 */
export async function preparePlainContent(): Promise<Follow | undefined> {
  const hasSettings = existsSync(path.join(contentFolder(), 'site.yaml'));
  if (hasSettings || !existsSync(path.resolve('packages', IMPORTER))) return undefined;
  const importer = (await import(`../../packages/${IMPORTER}/src/plainContent.ts`)) as PlainContent;
  return importer.preparePlainContent();
}
