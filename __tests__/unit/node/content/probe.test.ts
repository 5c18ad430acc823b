import { reportAfter } from '../../../support/contentFolder';
import { readFileSync, writeFileSync } from 'node:fs';
import { cases } from './probeCases';
test('probe', async () => {
  let out = '';
  for (const [name, changes] of cases) {
    let report: string;
    try { report = await reportAfter(changes); } catch (e) { report = 'THROWN ' + (e as Error).stack; }
    out += `##### ${name}\n${report}\n\n`;
  }
  writeFileSync('/tmp/probe/out.txt', out);
});
