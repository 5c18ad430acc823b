import { finnishRoot } from './root';
import { finnishStem } from './stem';

/** Verbs for one deed, of which guides use one and their readers another; forms that have stems of their own stand too. Folded. */
const GROUPS = [
  'vaihtaa muuttaa muokata paivittaa korjata siirtaa',
  'poistaa perua peruuttaa peruminen kumota mitatoida',
  'lopettaa katkaista paattaa irtisanoa peruuttaa',
  'lisata lisaan lisays luoda luon luominen perustaa kirjata kirjaan tehda antaa merkita',
  'katsoa tarkistaa nahda selvittaa',
  'etsia hakea haen haku loytaa',
  'lahettaa toimittaa postittaa',
  'keskeyttaa pysayttaa estaa',
  'pidentaa jatkaa',
  'palauttaa hyvittaa',
];

const RELATED = new Map<string, string[]>();
for (const group of GROUPS) {
  const stems = group.split(' ').map(finnishStem);
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
