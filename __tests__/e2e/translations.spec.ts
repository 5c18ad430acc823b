import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PLAIN } from '../support/testSites';

for (const address of ['docs/tietosuoja', 'docs/tukiportaali']) {
  test(`a heading of ${address} has one id in every language`, () => {
    const idsIn = (locale: string) => {
      const html = readFileSync(path.join(PLAIN.output, locale, address, 'index.html'), 'utf8');
      return [...html.matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(([, id]) => id);
    };
    const [finnish, ...others] = [idsIn(''), idsIn('en'), idsIn('sv')];
    expect(finnish).not.toEqual([]);
    expect(others).toEqual([finnish, finnish]);
  });
}
