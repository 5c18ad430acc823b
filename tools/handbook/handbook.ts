import { writeFileSync } from 'node:fs';
import { fillRegions, formatFindings, pageFindings } from './pageFindings';
import { generatedTexts } from './generatedTexts';
import { readPages, readProject } from './readPages';

/**
 * `npm run write`: writes the tables of the handbook, and the schemas and snippets for editors, from the code that
 * checks what they say; finds links, files and commands that do not exist in the handbook, README.md and CONTRIBUTING.md.
 */
function handbook(): void {
  const texts = generatedTexts();
  const pages = readPages().map(({ file, text }) => {
    const filled = fillRegions(text, texts);
    if (filled !== text) {
      writeFileSync(file, filled);
      console.log(`Wrote ${file}`);
    }
    return { file, text: filled };
  });
  const findings = pageFindings(pages, readProject());
  if (findings.length === 0) return console.log(`The ${pages.length} pages have no errors.`);
  console.error(formatFindings(findings));
  process.exit(1);
}

handbook();
