import type { Changes } from '../../support/contentFolder';

/** A page with one of every content element, `/docs/osat/elementit`. */
const PAGE = `---
title: Sisällön elementit
description: Sivu, jolla on yksi kutakin elementtiä.
---

Hyppää [piilossa olevaan otsikkoon](#piilossa), [avattavaan osaan](#syvällä) tai [vaiheeseen](#vaihe-2).

## Huomautukset

::::note

Ulompi huomautus.

:::warning[Varo *tätä*]
Sisempi huomautus.
:::

::::

:::tip
Vinkki ilman otsikkoa.
:::

:::info
Tietoa.
:::

:::danger
Vaarallista.
:::

## Välilehdet

<Tabs group="tapa">
<Tab label="Selain">

Avaa selaimessa. Katso [kassan otsikko](#piilossa).

\`\`\`json title="asetukset.json" {2} showLineNumbers=10
{
  "nimi": "Arvo",

  "toinen": true
}
\`\`\`

</Tab>
<Tab label="Sähköposti" value="posti">

### Piilossa oleva otsikko {#piilossa}

Lähetä viesti tunnussanalla kanervikko.

<Details summary="Piilossa piilossa">

#### Kahdesti piilossa {#kahdesti}

Teksti.

</Details>

</Tab>
<Tab label="Puhelin">Soita.</Tab>
</Tabs>

<Tabs group="tapa">
<Tab label="Selain">Toinen selain.</Tab>
<Tab label="Sähköposti" value="posti">Toinen posti.</Tab>
</Tabs>

## Koodi

\`\`\`text
lyhyt
\`\`\`

\`\`\`bash title="komento.sh"
curl --header "Accept: application/json" https://example.com/rajapinta/tilaukset/haku?tila=avoin&jarjestys=uusin&sivu=1&koko=100
\`\`\`

\`\`\`json {1,3-4}
{
  "a": 1,
  "b": "kaksi",
  "c": null
}
\`\`\`

## Avattavat osat

<Details summary="Miten saldo lasketaan?">

Saldo lasketaan näin.

### Syvällä {#syvällä}

<Details summary="Vielä syvemmällä" id="sisempi">

Loppuun asti.

</Details>

</Details>

## Vaiheet

<Steps>

1. Avaa lasku.
2. Paina <Kbd>Ctrl+K</Kbd>.

   Toinen kappale.
3. Valitse **Saldo**.

</Steps>

<Steps>

1. Toisen luettelon vaihe.

</Steps>

## Taulukot

<Table caption="Hinnat vuodessa">

| Tuote | Hinta, € | Määrä |
|---|--:|:-:|
| Päivälehti | 129,00 | 12 |
| Viikkolehti | 9,90 | 52 |

</Table>

| Yksi | Kaksi | Kolme | Neljä | Viisi | Kuusi | Seitsemän | Kahdeksan | Yhdeksän |
|---|---|---|---|---|---|---|---|---|
| pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti | pitkähkö teksti |

## Kuvat

<Figure src="./vaalea.svg" srcDark="./tumma.svg" alt="Ympyrä" caption="Ympyrä kummassakin värissä." />
`;

const circle = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" viewBox="0 0 320 120"><circle cx="160" cy="60" r="50" fill="${color}"/></svg>`;

/** The page with one of every content element, and its images. */
export function elementsPage(): Changes {
  return {
    'docs/osat/elementit.mdx': PAGE,
    'docs/osat/vaalea.svg': circle('#0b664b'),
    'docs/osat/tumma.svg': circle('#63d3a8'),
  };
}
