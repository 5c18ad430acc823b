import type { GatsbyNode } from 'gatsby';
import type { DocNode } from './graphql/nodeTypes';
import { readIcon } from './output/cards/cardPath';
import { writeCards } from './output/cards/writeCards';
import { projectSite, records } from './site/projectSite';
import { writeImages } from './output/images/writeImages';
import { copyFiles } from './output/copyFiles';

/** Keeps the compiled content for the next build, and makes the files of all images and of the cards of pages. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  records.flush();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  const written = await writeImages(
    pages.flatMap(({ images }) => images),
    'public',
  );
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
  const site = projectSite()?.site.title;
  const titles = pages.map(({ title }) => title);
  const cards = site === undefined ? [] : [site, ...titles].map((title) => ({ title, site }));
  const drawn = await writeCards(cards, readIcon(), 'public');
  if (drawn > 0) reporter.info(`Drew ${drawn} cards`);
  if (written > 0) reporter.info(`Made ${written} image files`);
};
