import { finnishRoot } from './root';
import { finnishStem } from './stem';

/** Verbs for one deed, of which guides use one and their readers another; forms that have stems of their own stand too. */
const GROUPS = [
  'vaihtaa muuttaa muokata päivittää korjata siirtää',
  'poistaa perua peruuttaa peruminen kumota mitätöidä',
  'lopettaa katkaista päättää irtisanoa peruuttaa',
  'lisätä lisään lisäys luoda luon luominen perustaa kirjata kirjaan tehdä antaa merkitä',
  'katsoa tarkistaa nähdä selvittää',
  'etsiä hakea haen haku löytää',
  'lähettää toimittaa postittaa',
  'keskeyttää pysäyttää estää',
  'pidentää jatkaa',
  'palauttaa hyvittää',
];

const fold = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');

const RELATED = new Map<string, string[]>();
for (const group of GROUPS) {
  const stems = fold(group).split(' ').map(finnishStem);
  for (const stem of stems) {
    const root = finnishRoot(stem);
    RELATED.set(root, [...(RELATED.get(root) ?? []), ...stems]);
  }
}

/**
 * Stems of verbs that name the same deed as a stem's verb.
 * @example finnishRelatedVerbs('vaiht') // ['vaiht', 'muut', 'muokat', …]
 */
export function finnishRelatedVerbs(stem: string): readonly string[] {
  return RELATED.get(finnishRoot(stem)) ?? [];
}
