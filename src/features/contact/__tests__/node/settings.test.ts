import { inSite } from '../../../../../__tests__/support/changes';
import { errorsAfter, expectError } from '../../../../../__tests__/support/errorCases';

test('support leads to a page of the site', async () => {
  const changes = inSite('footer:', 'support: { url: /docs/tuuki }\nfooter:');
  const error = 'site.yaml:22:17 The path "/docs/tuuki" is not a page of the site. Write the path of a page.';
  expectError(await errorsAfter(changes), [changes, error]);
});
