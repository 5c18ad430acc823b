import { screen } from '@testing-library/react';
import { renderInPage } from '../../support/renderInPage';
import { CardGrid, type Card } from '../../../src/components/ui/CardGrid';
import { LinkList } from '../../../src/components/doc/CategoryView';
import { NavbarLink } from '../../../src/components/navigation/NavbarLink';
import { widthClassOf } from '../../../src/components/navigation/MobileNavigation';

const CARD: Card = { title: 'Webinaari', description: 'Aiheet.', href: '/blog/tags/a', lang: 'fi', note: '4 inlägg' };
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe.each([
  ['cards', CardGrid],
  ['rows', LinkList],
])('in %s', (_, List) => {
  test('title and description have their language, and the note has the reader’s', () => {
    renderInPage(<List cards={[CARD]} level={2} />, 'sv');
    expect(['Webinaari', 'Aiheet.', '4 inlägg'].map(langOf)).toEqual(['fi', 'fi', 'sv']);
  });

  test('nothing has a language if all texts are in the page’s', () => {
    const { container } = renderInPage(<List cards={[{ ...CARD, lang: null }]} level={2} />, 'fi');
    expect(container.querySelector('[lang]')).toBeNull();
  });
});

test.each([
  ['/docs/vain', 'sv', 'Sidan (på finska)', 'fi'],
  ['/docs/saldo', 'sv', 'Sidan', null],
])('a link of the settings to %s in %s reads "%s"', (to, code, text, hrefLang) => {
  renderInPage(<NavbarLink link={{ label: 'Sidan', to, href: null }} />, code);
  const link = screen.getByRole('link', { name: text });
  // The label is in the reader's language.
  expect([link.getAttribute('hreflang'), link.getAttribute('lang')]).toEqual([hrefLang, null]);
});

test('windows up to 996 pixels are mobile', () =>
  expect([320, 996, 996.5, 997, 1280].filter((width) => widthClassOf(width) === 'mobile')).toEqual([320, 996]));
