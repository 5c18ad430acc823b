import { ReviewLine, type ReviewLineProps } from '../../../../src/components/doc/ReviewLine';
import { renderInPage } from '../../../support/renderInPage';

const NOTHING: ReviewLineProps = { reviewed: null, unconfirmed: null, isOutdated: false };
const textOf = (props: Partial<ReviewLineProps>, code = 'fi') =>
  renderInPage(<ReviewLine {...NOTHING} {...props} />, code).container.textContent;

const rows: [props: Partial<ReviewLineProps>, code: string, text: string][] = [
  [{}, 'fi', ''],
  [{ unconfirmed: 'details' }, 'fi', 'Järjestelmän omistaja ei ole vielä vahvistanut tämän sivun tietoja.'],
  [{ unconfirmed: 'example' }, 'fi', 'Tämä sivu on esimerkki. Järjestelmän omistaja ei ole vahvistanut sitä.'],
  [{ reviewed: '2025-10-31' }, 'fi', 'Järjestelmän omistaja on vahvistanut tiedot 31. lokakuuta 2025.'],
  [{ reviewed: '2025-10-31' }, 'en', 'The owner of the system confirmed the details on October 31, 2025.'],
  [{ isOutdated: true }, 'sv', 'Originalsidan har ändrats sedan översättningen gjordes.'],
];

test.each(rows)('%j in %s', (props, code, text) => {
  expect(textOf(props, code)).toBe(text);
});

test('a translation that is neither confirmed nor up to date says both', () => {
  expect(textOf({ unconfirmed: 'details', isOutdated: true }, 'en')).toBe(
    'The owner of the system has not yet confirmed the details on this page. The original page has changed since this translation was made.',
  );
});
