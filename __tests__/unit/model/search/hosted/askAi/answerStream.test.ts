import { readStreamEvent, splitEvents } from '../../../../../../src/model/search/hosted/askAi/answerStream';

test.each<[string, string[], string]>([
  ['', [], ''],
  ['data: a', [], 'data: a'],
  ['data: a\n\n', ['a'], ''],
  ['data:a\n\ndata: b\n\ndata: c', ['a', 'b'], 'data: c'],
  ['data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b'], ''],
  ['data: a\ndata: b\n\n', ['a\nb'], ''],
  [': comment\n\nevent: ping\nid: 1\n\ndata: a\n\n', ['a'], ''],
  ['event: message\ndata: a\n\n', ['a'], ''],
])('%j has the events %j and the rest %j', (buffer, events, rest) => {
  expect(splitEvents(buffer)).toEqual({ events, rest });
});

test.each([
  ['[DONE]', { type: 'end' }],
  ['{"type":"text-delta","id":"0","delta":"Sal"}', { type: 'text', text: 'Sal' }],
  ['{"type":"text-delta","id":"0"}', { type: 'text', text: '' }],
  ['{"type":"text-end","id":"0"}', { type: 'text', text: '\n\n' }],
  [
    '{"type":"source-url","sourceId":"s","url":"https://a","title":"A"}',
    { type: 'source', url: 'https://a', title: 'A' },
  ],
  ['{"type":"error","errorText":"AI-217: too deep"}', { type: 'fault', message: 'AI-217: too deep' }],
  ['{"type":"error"}', { type: 'fault', message: 'The assistant has failed.' }],
  ['{"type":"abort"}', { type: 'fault', message: 'The assistant has broken off.' }],
  ['{"type":"start","messageId":"m"}', undefined],
  ['{"type":"tool-input-available","toolName":"searchIndex","input":{"query":"a"}}', undefined],
  ['{"type":"finish"}', undefined],
  ['{"delta":"a"}', undefined],
  ['{half', undefined],
  ['null', undefined],
])('%s says %j', (data, event) => {
  expect(readStreamEvent(data)).toEqual(event);
});
