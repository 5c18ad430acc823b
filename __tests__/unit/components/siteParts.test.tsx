import { screen } from '@testing-library/react';
import { Button, Card, Field, Note, Section } from 'site/ui';
import { renderInPage } from '../../support/renderInPage';

test('a field has its label, advice and error, whatever its element', () => {
  renderInPage(
    <>
      <Field label="Name" />
      <Field as="textarea" label="Text" hint="Up to 200 signs." error="It is empty." rows={3} />
      <Field as="select" label="Bike" hint="The size.">
        <option>S</option>
      </Field>
    </>,
    'en',
  );
  const facts = screen
    .getAllByLabelText(/Name|Text|Bike/)
    .map((box) => [
      box.localName,
      box.getAttribute('aria-invalid'),
      box.getAttribute('aria-describedby')?.split(' ').length,
    ]);
  expect(facts).toEqual([
    ['input', null, undefined],
    ['textarea', 'true', 2],
    ['select', null, 1],
  ]);
  const described = screen.getByLabelText('Text').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Up to 200 signs.', 'It is empty.']);
});

test('a button is no submit button unless it says so, and a link where it has an address', () => {
  renderInPage(
    <>
      <Button>Count</Button>
      <Button look="filled" type="submit">
        Send
      </Button>
      <Button href="/docs/alku">Start</Button>
    </>,
    'en',
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('type'))).toEqual(['button', 'submit']);
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/en/docs/alku');
});

test('a section is a region with its heading; a card is a link; a note says that it is one', () => {
  renderInPage(
    <Section title="Prices">
      <Card title="Bike" href="/docs/alku" description="One day." />
      <Note kind="warning" title="Soon">
        More
      </Note>
    </Section>,
    'en',
  );
  expect(screen.getByRole('region', { name: 'Prices' }).querySelector('h3 a')?.getAttribute('href')).toBe(
    '/en/docs/alku',
  );
  expect(screen.getByRole('note').textContent).toBe('SoonMore');
});
