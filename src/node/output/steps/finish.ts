import path from 'node:path';
import { createHash } from 'node:crypto';
import { SERVED } from '../../site/served';
import { namedFiles, copyText } from '../../files/copyText';
import { isStaticFile } from '../../files/staticFile';
import { readBundleParts } from '../bundleRecord';
import { lastingName } from '../../search/writeSearchFiles';
import { defineStep, STEPS } from '../buildStep';
import { createFinisher } from '../finishOutput';
import type { PolicyInput } from '../serving/contentPolicy';
import { copiesOf } from '../serving/compression';
import { outsideSources } from '../serving/outsideSources';
import { writeForms } from '../serving/writeForms';
import { inThreads } from '../threads/inThreads';
import type { PublishedSite } from '../publishedSite';
import { rewritePage, templateOf } from '../rewritePage';
import type { SurveyedPage } from '../surveyPages';
import { readFileSync } from 'node:fs';

/**
 * Adds the build hash to a page's data: a tab with the code of an earlier build detects data that it may not support.
 * @param json text of the data's file
 * @param build Gatsby's digest of the bundle, which changes with the code only
 */
export function markPageData(json: string, build: string): string {
  const data = JSON.parse(json) as { build?: string };
  return data.build === build ? json : JSON.stringify({ ...data, build });
}

/** Returns Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}

/** Changes of pages and their data that need the whole site. */
interface PageChanges {
  /** Sizes of the final pages in bytes, by name. */
  sizes: ReadonlyMap<string, number>;
  /** Returns the final text of a page or its data. */
  change: (name: string, text: string) => string;
  /** Returns what determines the result besides the text: if both are unchanged, so is the result. */
  decidedBy: (name: string) => string;
}

interface Source {
  site: Pick<PublishedSite, 'base'>;
  pages: readonly SurveyedPage[];
  /** The style blocks of pages, by name. */
  blocks: ReadonlyMap<string, string>;
  /** Gatsby's digest of the bundle. */
  build: string;
  /** The scripts that each named chunk needs. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The origins of the policy in pages; undefined if pages contain none. */
  policy?: Pick<PolicyInput, 'frames' | 'sources'> | undefined;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Plans the changes: merged styles, preloads and the optional policy in pages, the build hash in their data. */
export function planPageChanges(source: Source): PageChanges {
  const { site, pages, blocks, build, parts, policy } = source;
  const common = digestOf(JSON.stringify([build, parts, site.base, policy]));
  const styles = new Map([...new Set(blocks.values())].map((css) => [css, digestOf(css)]));
  const sizes = new Map(
    pages.map(({ name, size }) => [name, size + Buffer.byteLength(blocks.get(name) ?? '')] as const),
  );
  const inlineOf = new Map(pages.map(({ name, inline }) => [name, inline]));
  return {
    sizes,
    change: (name, text) => {
      if (name.endsWith('/page-data.json')) return markPageData(text, build);
      if (!sizes.has(name)) return text;
      const scripts = parts[templateOf(text) ?? ''] ?? [];
      const block = blocks.get(name);
      const { scripts: inline = [], styles: inlineStyles = [] } = inlineOf.get(name) ?? {};
      const inlineCode = { scripts: inline, styles: block === undefined ? inlineStyles : [...inlineStyles, block] };
      return rewritePage(text, {
        styles: block,
        policy: policy && { ...policy, ...inlineCode },
        preloads: scripts.map((script) => `${site.base}/${script}`),
      });
    },
    decidedBy: (name) => {
      if (!sizes.has(name)) return build;
      return [common, styles.get(blocks.get(name) ?? '')].join();
    },
  };
}

/** The finished files, for the next build. */
const FINISHED_FILE = path.join('.cache', 'finished.json');

/** Reads, changes and compresses each text file once. */
export const finishFiles = defineStep({
  name: 'finish files',
  needs: ['pages', 'inline'],
  run: async ({ loaded, output, site, pages, inline: { blocks, frames } }) => {
    const build = readBuildHash(output);
    const { compress, policyInPages } = site.site.serving;
    const needs = loaded.added.of(SERVED);
    const [isComplete, hasPolicy] = [needs.some((need) => need.copies), needs.some((need) => need.policyInPages)];
    const finisher = createFinisher({
      folder: output,
      listFile: FINISHED_FILE,
      late: loaded.added.of(STEPS).flatMap(({ late = [] }) => late.map((file) => file.slice(1))),
      lastingName,
      ...planPageChanges({
        site,
        pages,
        blocks,
        build,
        parts: readBundleParts(),
        policy: policyInPages || hasPolicy ? { frames, sources: outsideSources(loaded) } : undefined,
      }),
      isStatic: (name) => isStaticFile(loaded.folder, name),
      note: (text) => [...new Set(namedFiles(text))].map(copyText),
      copiesOf: (name) => copiesOf(name, compress, isComplete),
      compress: inThreads('writeForms', writeForms),
    });
    const texts = await finisher.finish();
    const shown = new Set([...texts.values()].flatMap(({ noted }) => noted));
    return { finished: { texts, shown, build, finishLate: finisher.finishLate } };
  },
});

/** Finishes the files with digests of all others. No later step changes a file. */
export const finishLateFiles = defineStep({
  name: 'finish late files',
  needs: ['finished'],
  run: async ({ finished, reporter }) => {
    reporter.info(`Compressed ${await finished.finishLate()} files`);
  },
});
