import { readFileSync } from 'node:fs';
import type { Changes } from '../../support/contentFolder';
import { hasFeature } from '../../support/features';

/** A word that stands in every place where a text for colleagues can be, and nowhere else. */
export const SECRET = 'salakirahvi';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><title>${SECRET}</title><rect width="40" height="20"/></svg>\n`;

/** Texts of every kind, with the word in each. */
const TEXTS = (image: string) => `## Otsikko ${SECRET}

Teksti ${SECRET}, *${SECRET}*, \`${SECRET}\` ja [linkki ${SECRET}](https://${SECRET}.example.com/${SECRET})[^1].

- luettelo ${SECRET}

| ${SECRET} | Merkitys |
| --- | --- |
| Rivi ${SECRET} | ${SECRET} |

\`\`\`js title="${SECRET}.js"
const ${SECRET} = 1;
\`\`\`

:::tip[${SECRET}]
Vinkki ${SECRET}.
:::

<Details summary="${SECRET}" id="${SECRET}">
  Lisää: ${SECRET}.
</Details>

<Steps>

1. Vaihe ${SECRET}.

</Steps>

<Tabs>
  <Tab label="${SECRET}">Ensin ${SECRET}.</Tab>
  <Tab label="Toinen">Sitten ${SECRET}.</Tab>
</Tabs>

![Kuva ${SECRET}](${image})

<Figure src="${image}" alt="${SECRET}" caption="Kuvateksti ${SECRET}" />

[^1]: Alaviite ${SECRET}.
`;

const page = (name: string, keys: string, text: string) =>
  `---\ntitle: ${name} ${SECRET}\ndescription: ${name}, kuvaus ${SECRET}.\n${keys}---\n\n${text}`;

const part = (text: string) => `\n<Colleagues>\n\n${text}\n\n</Colleagues>\n`;

/** Adds parts for colleagues to the text of a page. */
export const withParts = (text: string, image: string): string =>
  `${text}${part(TEXTS(image))}\n- kohta\n\n  <Colleagues>Kohdan ${SECRET}.</Colleagues>\n${part(`<Include file="./_${SECRET}.mdx" />\n\n[Työtovereille](/docs/ohjeet/${SECRET})`)}`;

/** Adds to a site what only colleagues see: pages, a section, a category, a sidebar, and parts of other pages. */
export function withColleagues(site: Changes): Changes {
  const textOf = (name: string) => String(site[name] ?? readFileSync(`__tests__/fixtures/good/${name}`, 'utf8'));
  const folderOf = (name: string) => name.replace(/[^/]+$/, '');
  const withPart = (name: string): Changes => ({
    [name]: withParts(textOf(name), `./${SECRET}.svg`),
    [`${folderOf(name)}${SECRET}.svg`]: SVG,
    [`${folderOf(name)}_${SECRET}.mdx`]: `Katkelma ${SECRET}.\n`,
  });
  const marked = 'audience: colleagues\n';
  const keys = `keywords: [${SECRET}]\naliases: [/docs/${SECRET}-ennen]\n${hasFeature('drafts') ? `owner: ${SECRET}\n` : ''}sidebar_label: ${SECRET}\n`;
  return {
    ...site,
    ...withPart('docs/ohjeet/saldo.mdx'),
    ...withPart('blog/webinaari.mdx'),
    ...(site['docs/osat/laskeva.mdx'] === undefined ? {} : withPart('docs/osat/laskeva.mdx')),
    ...(site['versions/1.0/docs/vanha.mdx'] === undefined
      ? {}
      : { [`versions/1.0/docs/${SECRET}.mdx`]: page('Vanha', marked, `Vanha ${SECRET}.\n`) }),
    [`docs/ohjeet/${SECRET}.mdx`]: page(
      'Sivu',
      keys + marked + (site['versions.yaml'] === undefined ? '' : `helpFor: [${SECRET}]\n`),
      TEXTS(`./${SECRET}.svg`),
    ),
    // A translation is for colleagues, too, and one page after another in a section.
    [`docs/ohjeet/${SECRET}.sv.mdx`]: page('Sida', '', `Svensk ${SECRET}.\n`),
    [`docs/${SECRET}/index.mdx`]: page('Osio', marked, `Osio ${SECRET}.\n`),
    [`docs/${SECRET}/syvalla/sivu.mdx`]: page('Osion sivu', '', `Osion ${SECRET}. [Sivu](/docs/ohjeet/${SECRET})\n`),
    [`docs/${SECRET}/syvalla/sivu.en.mdx`]: page('English', '', `English ${SECRET}.\n`),
    [`docs/kesken-${SECRET}.mdx`]: page('Kesken', `${marked}draft: true\n`, `Luonnos ${SECRET}.\n`),
    'sidebars.yaml': `${textOf('sidebars.yaml').replace(
      /^ {8}- ohjeet\/saldo$/m,
      `$&
        - { doc: ohjeet/${SECRET}, label: Nimi ${SECRET} }
        - category: Ryhmä ${SECRET}
          slug: ryhma-${SECRET}
          description: Ryhmän ${SECRET}.
          items:
            - auto: ${SECRET}
            - { link: ${SECRET}, href: 'https://${SECRET}.example.com' }`,
    )}oma-${SECRET}:\n  label: Valikko ${SECRET}\n  items:\n    - kesken-${SECRET}\n`.replace(
      /oma-salakirahvi/,
      'omaSalakirahvi',
    ),
  };
}
