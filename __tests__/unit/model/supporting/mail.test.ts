import { mailAddress } from '../../../../src/model/supporting/mail';

test('an e-mail has its lines as mail programs want them, and says how long it is', () => {
  const { href, length } = mailAddress('Vastaus & muuta', 'Hei\n\nTeksti\n');
  expect(href).toBe('mailto:?subject=Vastaus%20%26%20muuta&body=Hei%0D%0A%0D%0ATeksti');
  expect(length).toBe(href.length);
});
