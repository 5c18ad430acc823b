import path from 'node:path';
import { FEATURES } from '../../../features';
import { namedFiles, copyText } from '../../files/copyText';
import { readBundleParts } from '../bundleRecord';
import { lastingName } from '../../search/writeSearchFiles';
import { defineStep } from '../buildStep';
import { createFinisher } from '../finishOutput';
import { planPageChanges } from '../pageChanges';
import { readBuildHash } from '../pageData';
import { outsideSources } from '../serving/outsideSources';
import { writeForms } from '../serving/writeForms';
import { inThreads } from '../threads/inThreads';

/** The finished files, for the next build. */
const FINISHED_FILE = path.join('.cache', 'finished.json');
/** Files that contain digests of all others, without a slash at their start. */
const lateFiles = () => FEATURES.flatMap((feature) => feature.lateFiles ?? []).map((file) => file.slice(1));

/** Reads, changes and compresses each text file once. */
export const finishFiles = defineStep({
  name: 'finish files',
  needs: ['pages', 'inline'],
  run: async ({ output, site, pages, inline: { blocks, frames } }) => {
    const build = readBuildHash(output);
    const finisher = createFinisher({
      folder: output,
      listFile: FINISHED_FILE,
      late: lateFiles(),
      lastingName,
      ...planPageChanges({
        site,
        pages,
        blocks,
        build,
        parts: readBundleParts(),
        policy: site.site.serving.policyInPages ? { frames, sources: outsideSources(site.site) } : undefined,
      }),
      note: (text) => [...new Set(namedFiles(text))].map(copyText),
      compress: inThreads('writeForms', writeForms),
    });
    const texts = await finisher.finish();
    const shown = new Set([...texts.values()].flatMap(({ noted }) => noted));
    return { finished: { texts, shown, build, finishLate: finisher.finishLate } };
  },
});

/** Finishes the files that contain digests of all others. No later step changes a file. */
export const finishLateFiles = defineStep({
  name: 'finish late files',
  needs: ['finished'],
  run: async ({ finished, reporter }) => {
    reporter.info(`Compressed ${await finished.finishLate()} files`);
  },
});
