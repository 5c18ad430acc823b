import { createBuildCheck } from '../../../../src/browser/router/buildCheck';

/** A host that answers with these bodies, one after the other, and the number of times that it was asked. */
function openHost(...bodies: (string | Error)[]) {
  const asked: string[] = [];
  const fetch = (input: string | URL | Request) => {
    asked.push(input as string);
    const body = bodies[asked.length - 1] ?? '';
    return body instanceof Error ? Promise.reject(body) : Promise.resolve(new Response(body));
  };
  return { asked, browser: { fetch, ___webpackCompilationHash: 'ours' } };
}

test.each([
  ['the same build', '{"webpackCompilationHash":"ours"}', false],
  ['another build', '{"webpackCompilationHash":"theirs"}', true],
  ['a page that is no JSON', '<html>', false],
  ['JSON without a build', '{}', false],
  ['no answer', new Error('no network'), false],
])('%s says that there is a newer build: %s', async (_, body, expected) => {
  const { browser, asked } = openHost(body);
  expect(await createBuildCheck('/ohje', browser)()).toBe(expected);
  expect(asked).toEqual(['/ohje/page-data/app-data.json']);
});

test('an answer may be as old as the question allows', async () => {
  const { browser, asked } = openHost('{"webpackCompilationHash":"ours"}', '{"webpackCompilationHash":"theirs"}');
  let now = 1000;
  const check = createBuildCheck('', browser, () => now);
  expect(await check(50)).toBe(false);
  now = 1050;
  expect(await check(50)).toBe(false);
  expect(asked).toHaveLength(1);
  now = 1051;
  expect(await check(50)).toBe(true);
  expect(asked).toHaveLength(2);
});
