import { page } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: images and figures. */
export const imagesFaults: Faults = {
  'an image that does not exist': [
    page('![Kaavio](./puuttuu.svg)'),
    '6:1 The image "./puuttuu.svg" does not exist.',
    'Check its name, and its path from this file.',
  ],
  'an image that does not exist, twice': [
    page('![a](./puuttuu.svg)\n\n![b](./puuttuu.svg)'),
    '6:1 The image "./puuttuu.svg" does not exist.',
    'Check its name, and its path from this file.',
  ],
  'an image of another site': [
    page('![Kaavio](https://example.com/a.png)'),
    '6:1 The image "https://example.com/a.png" is not beside this file.',
    'Put the file into the content folder and write its relative path: ./kuva.svg',
  ],
  'a corrupt PNG': [
    { ...page('![Kaavio](./rikki.png)'), 'docs/rikki.png': Buffer.from('not a picture') },
    '6:1 The image "./rikki.png" cannot be read.',
    'Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
  'a corrupt SVG': [
    { ...page('![Kaavio](./rikki.svg)'), 'docs/rikki.svg': '<svg' },
    '6:1 The image "./rikki.svg" cannot be read.',
    'Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
  'an image outside the content folder': [
    page('![Kaavio](../../kaavio.svg)'),
    '6:1 The image "../../kaavio.svg" is outside the content folder.',
    'Copy the file into the content folder and write its relative path: ./kuva.svg',
  ],
  'a script in a drawing': [
    { 'static/kuva.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>alert(1)</script>\n</svg>' },
    'static/kuva.svg:2:3 This drawing contains code: <script>.',
    'Remove it; a drawing needs no code.',
  ],
  'a handler in a drawing': [
    { 'docs/kuva.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
    'docs/kuva.svg:1:1 This drawing contains code: onload="…".',
    'Remove it; a drawing needs no code.',
  ],
  'a link of a drawing that runs code': [
    { 'docs/kuva.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="java&#10;script:alert(1)"/></svg>' },
    'docs/kuva.svg:1:41 This drawing contains code: href="…".',
    'Remove it; a drawing needs no code.',
  ],
  'an entity of a drawing that holds markup': [
    { 'docs/kuva.svg': '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]><svg>&a;</svg>' },
    'docs/kuva.svg:1:1 This drawing contains code: <!ENTITY>.',
    'Remove it; a drawing needs no code.',
  ],
  'an image without a text': [
    page('![](./ohjeet/kaavio.svg)'),
    '6:1 The image "./ohjeet/kaavio.svg" has no text for those who do not see it.',
    'Write what it shows: ![A diagram of …](./file.svg)',
  ],
  'a figure without a text': [
    page('<Figure src="./ohjeet/kaavio.svg" caption="a" />'),
    '6:1 <Figure> lacks the property "alt".',
    'Write <Figure alt="…">.',
  ],
  'a figure with an empty text': [
    page('<Figure src="./ohjeet/kaavio.svg" alt="" caption="a" />'),
    '6:1 The property "alt" of <Figure> is empty.',
    'Write its text.',
  ],
  'a figure with a number as caption': [
    page('<Figure src="./ohjeet/kaavio.svg" alt="a" caption={5} />'),
    '6:1 The property "caption" of <Figure> is no text.',
    'Write <Figure caption="…">.',
  ],
  'a figure with an empty caption': [
    page('<Figure src="./ohjeet/kaavio.svg" alt="a" caption="" />'),
    '6:1 The property "caption" of <Figure> is empty.',
    'Write its text.',
  ],
  'a figure with an unknown property': [
    page('<Figure src="./ohjeet/kaavio.svg" alt="a" caption="b" widht="5" />'),
    '6:1 <Figure> has no property "widht".',
    'Its properties are src, alt, caption, srcDark.',
  ],
  'a figure whose image is an expression': [
    page('<Figure src={"./ohjeet/kaavio.svg"} alt="a" caption="b" />'),
    '6:1 The image "./ohjeet/kaavio.svg" is not named by a plain text.',
    'Write src="./file.svg", without curly brackets.',
  ],
};
