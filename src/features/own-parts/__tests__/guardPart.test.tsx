import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderInPage } from '../../../../__tests__/support/renderInPage';
import { useReader } from '../../../i18n/reader';
import { guardPart, inMain } from '../components/guardPart';

function Part({ children }: { children?: ReactNode }) {
  const { locale } = useReader();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <>
      <button onClick={() => setIsBroken(true)}>{locale}</button>
      {children}
    </>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a component that crashes is removed, and what is around it and in it stays', () => {
  const Guarded = guardPart({ default: Part });
  renderInPage(<p>{[<Guarded key="part">Sisältö</Guarded>, 'Sivu']}</p>, 'sv');
  fireEvent.click(screen.getByRole('button', { name: 'sv' }));
  expect(document.body.textContent).toBe('SisältöSivu');
});

test('the home page keeps its main landmark, tags of the head have their language, and the name can be an export', () => {
  const Guarded = inMain(guardPart({ Part }, 'Part'));
  renderInPage(<Guarded />);
  expect(screen.getByRole('main').textContent).toBe('fi');
  const InHead = guardPart({ Part }, 'Part');
  renderInPage(<InHead language="en" />);
  screen.getByRole('button', { name: 'en' });
  expect(() => guardPart({}, 'Part')).toThrow('Part.tsx exports no component.');
});
