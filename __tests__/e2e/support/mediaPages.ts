import { readFileSync } from 'node:fs';
import type { Changes } from '../../support/contentFolder';
import { sampleGlossary, sampleVideo } from '../../support/media';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: Sivu ${title}.\n---\n\n${body}\n`;

const DIAGRAM = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="240" viewBox="0 0 720 240"><rect width="720" height="240" fill="#8ac"/></svg>`;
const TALL = `\n\n${'Teksti jatkuu.\n\n'.repeat(60)}`;

/** Pages with explained terms, videos and images. */
export function mediaPages(): Changes {
  return {
    ...sampleGlossary(),
    ...sampleVideo(),
    'docs/media/kaavio.svg': DIAGRAM,
    'docs/media/kuva.jpg': readFileSync('__tests__/fixtures/video/nayte.jpg'),
    'docs/media/termit.mdx': page(
      'Termit',
      'Tarkista asiakkaan <Term name="saldo">saldon</Term> summa ja <Term>tilausjakso</Term>.',
    ),
    'docs/media/videot.mdx': page(
      'Videot',
      '<Video name="nayte" />\n\n<HostedVideo provider="youtube" id="aqz-KE-bpKQ" title="Esittely" />',
    ),
    'docs/media/kuvat.mdx': page(
      'Kuvat',
      `![Laskun vaiheet](./kaavio.svg)\n\n![Näkymä](./kuva.jpg)\n\n[![Linkissä](./kaavio.svg)](/docs/alku)${TALL}`,
    ),
  };
}
