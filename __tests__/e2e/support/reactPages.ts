import type { Changes } from '../../support/contentFolder';

const COUNTER = `import { useState } from 'react';
import { role } from 'site/palette';
import { useReader } from 'site/reader';
import { styleSheet } from 'site/styles';

const styles = styleSheet({ button: { color: role.accent } });

export default function Counter({ start }: { start: number }) {
  const { locale } = useReader();
  const [count, setCount] = useState(start);
  return (
    <button css={styles.button} type="button" onClick={() => setCount(count + 1)}>
      {locale}: {count}
    </button>
  );
}
`;

const FRAGILE = `import { useState } from 'react';

export default function Fragile() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Riko
    </button>
  );
}
`;

const OWN_PAGE = `import Counter from '../components/Counter';
export const title = { fi: 'Oma sivu', en: 'Own page', sv: 'Egen sida' };
export const description = title;
export default () => <Counter start={3} />;
`;

/** A React page: components of the content, an expression, elements of the site and a link. */
const PAGE = `---
title: Laskeva sivu
description: Sivu, jonka React piirtää.
---

export const year = 2026;

## Laskuri

Vuosi on {year}. Palaa [alkuun](/docs/alku).

<Counter start={3} />

<Fragile />

:::tip
Vinkki *tässä*.
:::
`;

export const reactPages: Changes = {
  'components/Counter.tsx': COUNTER,
  'components/Fragile.tsx': FRAGILE,
  'docs/osat/laskeva.mdx': PAGE,
  'slots/NotFound.tsx': FRAGILE,
  'pages/oma.tsx': OWN_PAGE,
};
