import { defineStep } from '../../../node/output/buildStep';

const HEADER = 'X-Robots-Tag';

/** Keeps crawlers out of a preview, also out of files without a head. */
export const hidePreview = defineStep({
  name: 'hide the preview',
  needs: ['table'],
  run: ({ table }) => {
    const headers = table.headers.filter(({ name }) => name !== HEADER);
    return {
      table: { ...table, headers: [...headers, { name: HEADER, value: 'noindex', byType: [] }] },
      files: [{ path: 'robots.txt', text: 'User-agent: *\nDisallow: /\n' }],
    };
  },
});
