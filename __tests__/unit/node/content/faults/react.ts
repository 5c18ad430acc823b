import { faultsOf, type Faults } from '../../../../support/faults';
import { written, page } from '../../../../support/changes';
import { versionedDocs } from '../../../../support/versionedSite';

const COMPONENT = 'export default function Osa() {\n  return null;\n}\n';

/** Faults: pages of React, and components of the content. */
export const reactFaults: Faults = {
  ...faultsOf(written('blog/2025-07-01-uusi.mdx'), {
    '---\ntitle: Uusi\ndescription: Uusi.\nauthors: [tiimi]\n---\n\nimport "react";\n\nTeksti.\n':
      '7:1 A post has no components of its own, imports or exports. Write it in Markdown and with the elements of the site.',
  }),
  'a component in another version': [
    {
      ...versionedDocs,
      'components/Osa.tsx': COMPONENT,
      'versions/1.0/docs/ohjeet/index.mdx': '---\ntitle: Ohjeet 1.0\ndescription: Sivu.\n---\n\nTeksti.\n\n<Osa />\n',
    },
    'versions/1.0/docs/ohjeet/index.mdx:8:1 A page of another version has no components of its own, imports or exports: they would change under it. Write it in Markdown and with the elements of the site.',
  ],
  'two components of one name': [
    { 'components/Osa.tsx': COMPONENT, 'components/muut/Osa.tsx': COMPONENT },
    'components/muut/Osa.tsx:1:1 There is content/components/Osa.tsx of the name "Osa" already. Give this file another name.',
  ],
  'a component that fails without a property': [
    {
      'components/Osa.tsx': 'export default function Osa({ luku }: { luku: number }) {\n  return luku.toFixed(2);\n}\n',
      ...page('<Osa />'),
    },
    "6:1 <Osa> fails: Cannot read properties of undefined (reading 'toFixed'). Fix it in content/components/Osa.tsx:2:15.",
  ],
  'a component that makes nothing that can be shown': [
    {
      'components/Osa.tsx': 'export default function Osa() {\n  throw new Error("rikki");\n}\n',
      ...page('<Osa />'),
    },
    '6:1 <Osa> fails: rikki. Fix it in content/components/Osa.tsx:2:9.',
  ],
  'a component with styles of its own': [
    {
      'components/Osa.tsx': 'export default function Osa() {\n  return <p style={{ color: "red" }}>Osa</p>;\n}\n',
      ...page('<Osa />'),
    },
    'docs/uusi.mdx A component writes "style" on <p>, which the site\'s Content-Security-Policy forbids. Make it by styleSheet of "site/styles".',
  ],
};
