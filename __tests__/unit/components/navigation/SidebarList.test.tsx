import { SidebarList } from '../../../../src/components/navigation/SidebarList';
import { nestEntries, readEntries, type SidebarEntry } from '../../../../src/model/navigation/sidebarEntries';
import { renderInPage } from '../../../support/renderInPage';

const LONG = 'Otsikko, joka on pidempi kuin kaksi riviä & sisältää "merkkejä" > 1';

/** A row: its depth, label and path, and what is special about it. */
const row = (depth: number, label: string, href: string | null, special: Partial<SidebarEntry> = {}): SidebarEntry => ({
  type: 'doc',
  depth,
  label,
  href,
  lang: null,
  inTrail: false,
  pruned: false,
  ...special,
});
const category = { type: 'category' } as const;

test('the rows can be read from what readers see of them', () => {
  const rows = [
    row(0, "Ä & O's <b>", '/docs/a'),
    row(0, 'Osa', '/docs/category/osa', { ...category, inTrail: true }),
    row(1, LONG, '/docs/b-"c"'),
    row(1, 'Ryhmä', null, { ...category, inTrail: true }),
    row(2, 'Sivu\u00a01', '/docs/saldo'),
    row(1, 'Part', '/docs/en', { lang: 'en' }),
    row(0, 'Suljettu', null, { ...category, pruned: true }),
    row(0, 'Toinen', '/docs/toinen', { ...category }),
    row(1, 'Viimeinen', '/docs/viimeinen'),
  ];
  const trees = nestEntries(rows);
  const { container } = renderInPage(
    <SidebarList items={trees} sitePath="/docs/saldo" open={new Set(['1', '1.1'])} onToggle={() => undefined} />,
  );
  expect(readEntries(container.innerHTML, (address) => address)).toEqual(rows);
});
