import { defineStep } from '../buildStep';

const HEADER = 'X-Robots-Tag';

/** Keeps crawlers out of a site that is not for the public, also out of files without a head. */
export const hideSite = defineStep({
  name: 'hide the site',
  needs: ['table'],
  run: ({ table }) => {
    const headers = table.headers.filter(({ name }) => name !== HEADER);
    return {
      table: { ...table, headers: [...headers, { name: HEADER, value: 'noindex', byType: [] }] },
      files: [{ path: 'robots.txt', text: 'User-agent: *\nDisallow: /\n' }],
    };
  },
});
