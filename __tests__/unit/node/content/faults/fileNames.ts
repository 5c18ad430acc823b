import { doc } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import type { Fault, Faults } from '../../../../support/faults';

const PAGE = doc('Uusi');
/** A file of `docs` whose name cannot be an address. */
export const unusable = (name: string, reason: string): Fault => [
  { [`docs/${name}`]: PAGE },
  `docs/${name} The name of this file ${reason}, so it cannot be the address of a page.`,
  'Rename it; letters, digits and hyphens are enough.',
];
const unread = (name: string, ending: string, renamed: string): Fault => [
  { [name]: PAGE },
  `${name} This file is not read, since its name does not end in "${ending}".`,
  `Rename it to ${renamed}, or write "_" before its name if it is not to be read.`,
];

/** Faults: names of files. */
export const fileNamesFaults: Faults = {
  'a translation into a language that the site does not have': [
    { 'docs/uusi.se.mdx': doc('Ny') },
    'docs/uusi.se.mdx ".se" is no language of this site, so this file is not a translation.',
    'The languages are fi, en, sv. Rename the file.',
  ],
  'a line break': unusable('rivi\nvaihto.mdx', 'has a line break or another sign that cannot be seen'),
  'a question mark': unusable('onko?.mdx', 'has "?" in it'),
  'a percent sign': unusable('100%.mdx', 'has "%" in it'),
  'a number sign': unusable('saldo#tila.mdx', 'has "#" in it'),
  'a backslash': unusable('a\\b.mdx', 'has "\\" in it'),
  'letters in parts': unusable('pa\u0308a\u0308.mdx', 'has letters whose dots are signs of their own (Unicode NFD)'),
  'the ending of Markdown': unread('docs/uusi.md', '.mdx', 'uusi.mdx'),
  'the ending of a page in capitals': unread('docs/ohjeet/G.MDX', '.mdx', 'G.mdx'),
  'a post with the long ending of Markdown': unread('blog/uutinen.markdown', '.mdx', 'uutinen.mdx'),
  'the short ending of YAML': unread('redirects.yml', '.yaml', 'redirects.yaml'),
  'the ending of YAML in capitals': unread('blog/tags.YAML', '.yaml', 'tags.yaml'),
};

/** Files that are served, lie beside pages, are for writers, or are left out by name; and names in any language. */
const SOUND = [
  ...['static/LUE.md', 'static/a.yml', 'docs/esimerkki.yml', 'docs/_LUE.md', 'LUE.md', 'docs/README.md'],
  ...['docs/ohjeet/ReadMe.md', '.ci.yml', 'compose.yml', 'docs/Käyttö & tuki/Näin alkuun, ensin.mdx'],
];
export const soundFileNames: Changes = Object.fromEntries(SOUND.map((name) => [name, PAGE]));
