import { readMessage, type ToOfflineWorker } from '../../../../src/model/offline/messages';

const read = (data: unknown) => readMessage<ToOfflineWorker>(data, ['tell', 'cancel']);

test('a message of a known kind is read', () => {
  expect(read({ kind: 'tell' })).toEqual({ kind: 'tell' });
});

test.each([null, undefined, 'tell', 7, {}, { gatsbyApi: 'clearPathResources' }, { kind: 'takeOver' }, { kind: null }])(
  'what another program says is left alone: %j',
  (data) => {
    expect(read(data)).toBeUndefined();
  },
);
