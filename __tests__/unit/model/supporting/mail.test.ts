import { mailAddress } from '../../../../src/model/supporting/mail';

test('an e-mail has its lines as mail programs want them, and says how long it is', () => {
  const { href, length } = mailAddress('Vastaus & muuta', 'Hei\n\nTeksti\n');
  expect(href).toBe('mailto:?subject=Vastaus%20%26%20muuta&body=Hei%0D%0A%0D%0ATeksti');
  expect(length).toBe(href.length);
});

test('half a character, at which a text may have been cut, is left out of an e-mail', () => {
  expect(mailAddress('V\ud83d', 'Hei \ud83d! \u{1f600}').href).toBe('mailto:?subject=V&body=Hei%20!%20%F0%9F%98%80');
});
