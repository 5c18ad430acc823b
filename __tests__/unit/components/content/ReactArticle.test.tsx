import { useMDXComponents } from '@mdx-js/react';
import { fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType, type PropsWithChildren } from 'react';
import { ReactArticle } from '../../../../src/components/content/ReactArticle';
import { useReader } from '../../../../src/i18n/reader';
import { renderInPage } from '../../../support/renderInPage';

const MARKS = [
  { mark: '\u2063⟦page⟧/docs/saldo', text: '/sv/docs/saldo' },
  { mark: '\u2063⟦text:termPage⟧', text: 'Läs mer' },
];

/** A component that crashes when pressed. */
function Fragile() {
  const [isBroken, setIsBroken] = useState(false);
  const { locale } = useReader();
  if (isBroken) throw new Error('rikki');
  return <button onClick={() => setIsBroken(true)}>{locale}</button>;
}

/** A page as the MDX compiler creates it: the provider supplies its elements. */
function CompiledPage() {
  const components = useMDXComponents({}) as Record<string, ComponentType<PropsWithChildren<Record<string, unknown>>>>;
  const { a: A, p: P, ContentPart: Part } = components;
  if (A === undefined || P === undefined || Part === undefined) throw new Error('The provider hands no elements.');
  return (
    <P>
      <A href={'\u2063⟦page⟧/docs/saldo#osa'} title={'\u2063⟦text:termPage⟧'}>
        {'\u2063⟦text:termPage⟧: saldo '}
        {2}
      </A>
      <Part name="Fragile" place="3:1">
        <Fragile />
      </Part>
    </P>
  );
}

const show = () =>
  renderInPage(
    <ReactArticle locale="fi" marks={MARKS} islands={[]}>
      <CompiledPage />
    </ReactArticle>,
  );

test('elements of a React page have the addresses and texts of the locale', () => {
  show();
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.title, link.textContent]).toEqual([
    '/sv/docs/saldo#osa',
    'Läs mer',
    'Läs mer: saldo 2',
  ]);
});

test('a component gets the language of the text, and its crash keeps the rest of the page', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'fi' }));
  expect(screen.getByRole('note').textContent).toContain('Tämä osa ei toimi juuri nyt');
  expect(screen.getByRole('link')).toBeTruthy();
  expect(complaints.mock.calls.flat().join(' ')).toContain('<Fragile> (3:1) failed: rikki');
});
