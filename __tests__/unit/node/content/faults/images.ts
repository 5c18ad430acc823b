import { faultsOf, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

/** Faults: images and figures. */
export const imagesFaults: Faults = {
  ...faultsOf(page, {
    '![Kaavio](./puuttuu.svg)':
      '6:1 The image "./puuttuu.svg" does not exist. Check its name, and its path from this file.',
    '![a](./puuttuu.svg)\n\n![b](./puuttuu.svg)':
      '6:1 The image "./puuttuu.svg" does not exist. Check its name, and its path from this file.',
    '![Kaavio](https://example.com/a.png)':
      '6:1 The image "https://example.com/a.png" is not beside this file. Put the file into the content folder and write its relative path: ./kuva.svg',
    '![](./ohjeet/kaavio.svg)':
      '6:1 The image "./ohjeet/kaavio.svg" has no text for those who do not see it. Write what it shows: ![A diagram of …](./file.svg)',
    '<Figure src="./ohjeet/kaavio.svg" caption="a" />':
      '6:1 <Figure> lacks the property "alt". Write <Figure alt="…">.',
    '<Figure src="./ohjeet/kaavio.svg" alt="" caption="a" />':
      '6:1 The property "alt" of <Figure> is empty. Write its text.',
    '<Figure src="./ohjeet/kaavio.svg" alt="a" caption={5} />':
      '6:1 The property "caption" of <Figure> is no text. Write <Figure caption="…">.',
    '<Figure src="./ohjeet/kaavio.svg" alt="a" caption="" />':
      '6:1 The property "caption" of <Figure> is empty. Write its text.',
    '<Figure src="./ohjeet/kaavio.svg" alt="a" caption="b" widht="5" />':
      '6:1 <Figure> has no property "widht". Its properties are src, alt, caption, srcDark.',
    '<Figure src={"./ohjeet/kaavio.svg"} alt="a" caption="b" />':
      '6:1 The image "./ohjeet/kaavio.svg" is not named by a plain text. Write src="./file.svg", without curly brackets.',
  }),
  'a corrupt PNG': [
    { ...page('![Kaavio](./rikki.png)'), 'docs/rikki.png': Buffer.from('not a picture') },
    '6:1 The image "./rikki.png" cannot be read. Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
  'a corrupt SVG': [
    { ...page('![Kaavio](./rikki.svg)'), 'docs/rikki.svg': '<svg' },
    '6:1 The image "./rikki.svg" cannot be read. Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
};
