import { assistantOf } from '../../model/settings';
import { ALGOLIA, TYPESENSE } from '../../../../../__tests__/support/hostedSearch';

const WITH_ASSISTANT = { ...ALGOLIA, askAi: { assistantId: 'id', endpoint: 'https://a.example.com' } };

test.each([
  ['the own index', { type: 'local' as const }, undefined],
  ['Algolia without an assistant', ALGOLIA, undefined],
  ['Typesense', TYPESENSE, undefined],
  ['Algolia with one', WITH_ASSISTANT, WITH_ASSISTANT],
])('the assistant of %s', (_what, provider, expected) => expect(assistantOf(provider)).toEqual(expected));
