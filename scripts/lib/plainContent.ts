import { existsSync } from 'node:fs';
import path from 'node:path';

/** The importer's folder in `packages`. Without that folder a content folder needs a `site.yaml`. */
const IMPORTER = 'import';
/** Makes the site again after every change of the folder; returns the way to stop. */
type Follow = () => () => void;
/** What is used of the importer's `plainContent.ts`. */
interface PlainContent {
  preparePlainContent: () => Promise<Follow | undefined>;
}

/**
 * Lets `SITE_CONTENT` name a folder that has Markdown and no `site.yaml`, where the importer is installed. The template
 * in `import()` makes the bundler of the scripts accept that the importer is missing.
 * @returns undefined for any other folder
 */
export async function preparePlainContent(): Promise<Follow | undefined> {
  if (!existsSync(path.resolve('packages', IMPORTER))) return undefined;
  const importer = (await import(`../../packages/${IMPORTER}/src/plainContent.ts`)) as PlainContent;
  return importer.preparePlainContent();
}
