import { goodText, inSite } from '../../../../../__tests__/support/changes';
import type { Changes } from '../../../../../__tests__/support/contentFolder';
import type { ErrorCases } from '../../../../../__tests__/support/errorCases';
import { diagnosticsAfter, errorCases, expectError } from '../../../../../__tests__/support/errorCases';
import { hasFeature } from '../../../../../__tests__/support/features';

const HOST = 'https://app.example.com';

const embedded = (value: string) => inSite('footer:', `embed: ${value}\nfooter:`);
const doc = (name: string, key: string): Changes => ({
  [`docs/ohjeet/${name}.mdx`]: goodText(`docs/ohjeet/${name}.mdx`).replace(/^(description: .*)$/m, `$1\n${key}`),
});
const page = (helpFor: string): Changes => ({
  ...doc('lasku', `helpFor: [${helpFor}]`),
  ...embedded(`[${HOST}]`),
});
const model = (places: string): Changes => ({ 'model.yaml': `places: ${places}\n` });

const errors: ErrorCases = {
  ...errorCases(embedded, {
    '[app.example.com]':
      '22:9 This is not an origin. Write scheme and host in small letters, without a path, a wildcard or the usual port, one origin each: https://ohje.example.com',
    [`{ hosts: [${HOST}], parameter: 'A B' }`]:
      '22:55 This is not a name for an address. Use small letters a–z, digits and hyphens.',
  }),
  ...errorCases(page, {
    'lasku#tidot': '5:11 The page has no heading with the id "tidot". Did you mean "tiedot"?',
    'lasku, Lasku':
      '5:18 content/docs/ohjeet/lasku.mdx already helps with "lasku". Keep the place on the page that is about it, or name a more exact one.',
  }),
  'the same place on two pages': [
    { ...doc('saldo', 'helpFor: [lasku/tila]'), ...page('Lasku > Tila') },
    'docs/ohjeet/saldo.mdx:4:11 content/docs/ohjeet/lasku.mdx already helps with "lasku/tila". Keep the place on the page that is about it, or name a more exact one.',
  ],
};
const modelErrors: ErrorCases = {
  'a place of the model without a page': [
    { ...model('{ Saldo: [], lasku: [Tila] }'), ...page('lasku') },
    'model.yaml:1:11 No page helps with the place "Saldo" of the product. Add its id to the front matter of a page: helpFor: [saldo]',
  ],
};

/** Errors, and the warnings of these rules. */
const findingsAfter = async (changes: Changes) =>
  (await diagnosticsAfter(changes)).filter(({ level, rule }) => level === 'error' || rule.startsWith('help/'));

test.each(Object.entries({ ...errors, ...(hasFeature('product-model') && modelErrors) }))('%s', async (_, row) =>
  expectError(await findingsAfter(row[0]), row),
);

test.each<[string, Changes]>([
  ['a tab has the page of its view', { ...model('{ lasku: [Saldo] }'), ...page('lasku') }],
  ['a section of the page', page('"lasku/lähetys#lähetys"')],
  ['a site that no product shows needs no pages for places', model('{ Saldo: [] }')],
])('%s', async (_, changes) => expect(await findingsAfter(changes)).toEqual([]));
