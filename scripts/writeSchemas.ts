import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from './lib/schemas/editorFiles';

/**
 * Writes what editors read, from the code that checks the content: JSON Schemas of all YAML files and of front matter,
 * and snippets of the elements.
 */
function writeSchemas(): void {
  const files = editorFiles();
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Wrote ${files.size} files into generated/schemas and .vscode.`);
}

writeSchemas();
