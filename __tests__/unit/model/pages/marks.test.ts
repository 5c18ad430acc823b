import { fillMarks, marksIn } from '../../../../src/model/pages/marks';

const HTML =
  '<a href="⟦page⟧/docs/saldo#osa">⟦text:termPage⟧: saldo</a><img src="⟦file⟧/static/a.svg"><a href="⟦page⟧/docs/saldo#muu">';

test('the marks of a text are its addresses up to their hashes and its texts, each once', () => {
  expect(marksIn(HTML)).toEqual(['⟦page⟧/docs/saldo', '⟦text:termPage⟧', '⟦file⟧/static/a.svg']);
});

test.each([['Ei merkkejä.'], ['⟦tuntematon⟧'], ['']])('"%s" has no marks', (text) => {
  expect(marksIn(text)).toEqual([]);
});

test('marks become what a locale has for them; one without stays', () => {
  const filled = new Map([
    ['⟦page⟧/docs/saldo', '/sv/docs/saldo'],
    ['⟦text:termPage⟧', 'Läs $& mer'],
  ]);
  expect(fillMarks('⟦page⟧/docs/saldo#osa', filled)).toBe('/sv/docs/saldo#osa');
  expect(fillMarks('⟦text:termPage⟧: ⟦text:muu⟧', filled)).toBe('Läs $& mer: ⟦text:muu⟧');
});
