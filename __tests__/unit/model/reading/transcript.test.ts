import { isWebVtt, transcriptOf } from '../../../../src/model/reading/transcript';

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

/** A cue of one second, from this second on. */
const cue = (text: string, second = 0) => `00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n\n`;

test.each<[what: string, text: string, transcript: [start: number, text: string][]]>([
  ['no cues', 'WEBVTT\n', []],
  ['a cue', `WEBVTT\n\n${cue('Avaa lasku.', 2)}`, [[2, 'Avaa lasku.']]],
  ['a cue of two lines', `WEBVTT\n\n${cue('Avaa\nlasku.')}`, [[0, 'Avaa lasku.']]],
  ['a cue with settings and a number', 'WEBVTT\n\n1\n00:01.250 --> 00:02.000 line:0\nA\n', [[1.25, 'A']]],
  ['a cue with minutes and hours', 'WEBVTT\n\n01:02:03.500 --> 01:02:04.000\nA\n', [[3723.5, 'A']]],
  [
    'tags and signs',
    `WEBVTT\n\n${cue('<v Opas>Valitse <b>Lähetä</b> &amp; odota</v>')}`,
    [[0, 'Valitse Lähetä & odota']],
  ],
  ['an escaped tag', `WEBVTT\n\n${cue('&lt;b&gt;')}`, [[0, '<b>']]],
  ['notes and styles', `WEBVTT\n\nNOTE tämä\n\nSTYLE\n::cue { color: red }\n\n${cue('A')}`, [[0, 'A']]],
  [
    'one text in two cues',
    `WEBVTT\n\n${cue('A')}${cue('A', 1)}${cue('B', 2)}${cue('A', 3)}`,
    [
      [0, 'A'],
      [2, 'B'],
      [3, 'A'],
    ],
  ],
  ['two cues of one second', 'WEBVTT\n\n00:01.100 --> 00:01.500\nA\n\n00:01.500 --> 00:03.000\nB\n', [[1.1, 'A B']]],
  ['an empty cue', `WEBVTT\n\n${cue('')}${cue('A')}`, [[0, 'A']]],
])('%s', (_what, text, transcript) => {
  expect(transcriptOf(text)).toEqual(transcript.map(([start, said]) => ({ start, text: said })));
});
