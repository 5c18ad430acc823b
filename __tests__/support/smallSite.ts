import type { SearchablePage } from '../../src/node/search/documents';
import { searchablePage } from './localSearch';

const page = (path: string, title: string, text: string, keywords: string[] = []): SearchablePage =>
  searchablePage(path, { title, keywords, sections: [{ id: '', heading: '', text }] });

/** Pages of a small site, in Finnish. */
export const SMALL_SITE: readonly SearchablePage[] = [
  page('/docs/maksumuistutus', 'Maksumuistutus', 'Muistuta asiakasta laskusta, jota ei ole maksettu.', ['karhulasku']),
  page('/docs/erapaiva', 'Eräpäivän siirto', 'Anna asiakkaalle lisää maksuaikaa.', ['lykkäys', 'due date']),
  page('/docs/hyvityslasku', 'Hyvityslasku', 'Hyvitä lasku, joka on väärin.', ['kreditering']),
  page('/docs/keskeytys', 'Jakelun keskeytys', 'Keskeytä jakelu loman ajaksi.', ['lomatauko']),
  page('/docs/osoite', 'Osoitteenmuutos', 'Vaihda osoite, kun tilaaja muuttaa.', ['muutto']),
  page('/docs/postituslista', 'Postituslista', 'Niput tulostetaan osoitteiden mukaan.'),
  page('/docs/raportit', 'Raportit', 'Tilausten määrät kuukausittain.', ['tilastot']),
];
