import { captionsNotSaid } from '../../../../tools/videos/outdatedRecordings';

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:03.000\nAvaa haku.\n\n00:04.000 --> 00:06.000\nValitse tulos.\n';

test.each([
  ['a scene that says all', "say('Avaa haku.'); say('Valitse tulos.');", []],
  ['a scene that was reworded since', "say('Avaa haku.'); say('Valitse ohje.');", ['Valitse tulos.']],
])('%s', (_scene, code, expected) => {
  expect(captionsNotSaid(CAPTIONS, code)).toEqual(expected);
});
