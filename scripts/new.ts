import { parseArgs } from 'node:util';
import { planNew } from '../packages/writing/src/planNew';
import { withTerminal } from './lib/askTerminal';
import { loadOwnContent } from '../src/node/content/ownContent';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readNewPage } from './lib/newPage';

const USAGE = 'npm run new -- pikaohje "Kestotilauksen siirto" --related ohjeet/yleista --category Tilaukset';

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    ...WRITING_OPTIONS,
    description: text,
    path: text,
    related: { type: 'string', multiple: true },
    category: text,
    author: text,
    draft: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Error(
      `The options are --description, --path, --related, --category, --author, --draft, --dry-run and --force: ${USAGE}`,
      { cause: error },
    );
  }
}

/**
 * `npm run new -- kind "Title"`: begins a page with the skeleton of its kind, its place in the sidebar and the links
 * between it and the page that it belongs to; asks for what is not said
 */
async function begin(): Promise<void> {
  const { values, positionals } = parse(process.argv.slice(2));
  const [kind, title, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Write the title in quotation marks: ${USAGE}`);
  const content = await loadOwnContent();
  // The day of the writer, not that of Greenwich.
  const today = new Date().toLocaleDateString('sv-SE');
  const page = await withTerminal((ask) => readNewPage({ ...values, kind, title }, content, today, ask));
  carryOut(content.folder, planNew(page, content), [], { dryRun: values['dry-run'], force: values.force });
  if (page.isDraft) console.log('It is a draft: it is in no sidebar, and no page links to it.');
}

runCommand(begin);
