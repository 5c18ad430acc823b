import { formatReport } from '../src/node/diagnostics/diagnostic';
import { projectEngine } from '../src/engine';
import { createRecordStore } from '../src/node/content/recordStore';
import { checkSpelling } from '../packages/writing/src/spelling/checkSpelling';
import { hasVoikko, voikko } from '../packages/writing/src/spelling/voikko';

/** `npm run check -- --spelling`: reports the words that the Finnish speller Voikko does not know. */
export async function checkSpellingOfContent(): Promise<void> {
  if (!hasVoikko()) {
    console.log('The spelling was not checked: Voikko is missing. On Debian: apt-get install libvoikko-dev voikko-fi');
    process.exit(process.env.CI === undefined ? 0 : 1);
  }
  const diagnostics = await checkSpelling(projectEngine(), createRecordStore(), voikko);
  if (diagnostics === undefined) return console.log('Not Finnish, not checked.');
  if (diagnostics.length === 0) return console.log('The speller knows all words.');
  console.error(formatReport(diagnostics, 'unknown word'));
  process.exit(1);
}
