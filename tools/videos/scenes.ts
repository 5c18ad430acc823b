import type { Scene } from './scene';
import { changesScene } from './scenes/changes';
import { coloursAndLanguageScene } from './scenes/coloursAndLanguage';
import { phoneScene } from './scenes/phone';
import { picturesAndTermsScene } from './scenes/picturesAndTerms';
import { searchScene } from './scenes/search';
import { stepLinkScene } from './scenes/stepLink';

/** The scenes, in the order of the page of the videos. */
export const SCENES: readonly Scene[] = [
  searchScene,
  phoneScene,
  stepLinkScene,
  coloursAndLanguageScene,
  changesScene,
  picturesAndTermsScene,
];
