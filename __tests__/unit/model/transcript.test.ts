import { isWebVtt, transcriptOf } from '../../../src/model/transcript';

test.each([
  ['WEBVTT\n\n', true],
  ['WEBVTT Otsikko\n', true],
  ['WEBVTT', true],
  ['1\n00:00:00,000 --> 00:00:01,000\nAvaa lasku.', false],
  ['WEBVTTX', false],
  ['', false],
])('%j is a file of captions: %s', (text, expected) => {
  expect(isWebVtt(text)).toBe(expected);
});

const cue = (text: string, number = '') => `${number}00:00.000 --> 00:01.000\n${text}\n\n`;

test.each<[what: string, text: string, transcript: string[]]>([
  ['no cues', 'WEBVTT\n', []],
  ['a cue', `WEBVTT\n\n${cue('Avaa lasku.')}`, ['Avaa lasku.']],
  ['a cue of two lines', `WEBVTT\n\n${cue('Avaa\nlasku.')}`, ['Avaa lasku.']],
  ['a cue with hours, settings and a number', 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000 line:0\nA\n', ['A']],
  ['tags and signs', `WEBVTT\n\n${cue('<v Opas>Valitse <b>Lähetä</b> &amp; odota</v>')}`, ['Valitse Lähetä & odota']],
  ['an escaped tag', `WEBVTT\n\n${cue('&lt;b&gt;')}`, ['<b>']],
  ['notes and styles', `WEBVTT\n\nNOTE tämä\n\nSTYLE\n::cue { color: red }\n\n${cue('A')}`, ['A']],
  ['one text in two cues', `WEBVTT\n\n${cue('A')}${cue('A')}${cue('B')}${cue('A')}`, ['A', 'B', 'A']],
  ['an empty cue', `WEBVTT\n\n${cue('')}${cue('A')}`, ['A']],
])('%s', (_what, text, transcript) => {
  expect(transcriptOf(text)).toEqual(transcript);
});
