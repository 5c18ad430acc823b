import type { Changes } from '../../support/contentFolder';

const page = (title: string, ...keys: string[]) =>
  `---\n${[`title: ${title}`, `description: Sivu ${title}.`, ...keys].join('\n')}\n---\n\n## Osio\n\nTeksti.\n`;

/** Label of a doc that is too long for two lines of the sidebar. */
export const LONG_LABEL = 'Sivu, jonka nimi on niin pitkä, ettei se mitenkään mahdu sivuvalikon kahdelle riville';

/** Pages whose front matter configures the navigation around them. */
export const navigationPages: Changes = {
  'docs/kulku/ensin.mdx': page('Ensin', 'pagination_label: Ensimmäinen kulku', 'pagination_prev: null'),
  'docs/kulku/pitka.mdx': page('Pitkä', `sidebar_label: ${LONG_LABEL}`, 'pagination_next: /docs/alku'),
  'docs/kulku/muualla.mdx': page('Muualla', 'displayed_sidebar: versiot'),
  'docs/kulku/yksin.mdx': page('Yksin', 'displayed_sidebar: null', 'hide_table_of_contents: true'),
  'docs/kulku/loppu.mdx': page('Loppu', 'pagination_prev: /docs/kulku/ensin'),
};

/** Their sidebar, for `sidebars.yaml`. */
export const navigationSidebar = `kulku:
  label: Kulku
  items:
    - kulku/ensin
    - category: Ryhmä ilman sivua
      items:
        - kulku/pitka
    - kulku/muualla
    - kulku/loppu
`;
