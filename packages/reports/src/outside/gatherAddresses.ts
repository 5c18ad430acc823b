import { existsSync } from 'node:fs';
import path from 'node:path';
import { linkKind } from '../../../../src/model/site/link';
import { ownAddress } from '../../../../src/model/site/ownAddress';
import { prepareSource } from '../../../../src/node/content/mdx/prepareSource';
import type { Content } from '../../../../src/node/content/loadContent';
import { readText } from '../../../../src/node/files/readText';
import { displayName } from '../../../../src/node/files/contentFolder';
import { mdxTargets, type Target } from '../../../../src/node/content/mdxTargets';
import { namingFiles } from '../../../writing/src/planReferences';
import { lineAt } from '../../../../src/node/text/sourceText';
import { parseWritten, yamlTexts } from '../../../writing/src/yamlTexts';

/** The position of a link in the content. */
interface AddressPlace {
  file: string;
  line: number;
  column: number;
}

/** An external address, and the positions of the links to it. */
export interface OutsideAddress {
  address: string;
  places: AddressPlace[];
}

/** Returns the path of the list of addresses not to check, in a content folder. */
const uncheckedFile = (folder: string) => path.join(folder, 'unchecked-links.txt');

/** Reads the list of addresses not to check: each line is a host or the start of an address. */
export function readUnchecked(folder: string): string[] {
  const file = uncheckedFile(folder);
  if (!existsSync(file)) return [];
  return readText(file)
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}

/**
 * True for an address on the list of those not to check. A host includes its subdomains.
 * @example isUnchecked('https://tuki.example.com/a', ['example.com']) // true
 */
export function isUnchecked(address: string, unchecked: readonly string[]): boolean {
  const { hostname } = new URL(address);
  return unchecked.some((each) =>
    each.includes('://') ? address.startsWith(each) : hostname === each || hostname.endsWith(`.${each}`),
  );
}

/** Returns addresses in a YAML text: plain ones, and those of Markdown links. */
function yamlTargets(text: string, offset: number): Target[] {
  return yamlTexts(parseWritten(text)).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/https?:\/\/[^\s"'<>\\)\]]*[^\s"'<>\\)\].,;:!?]/g)].map((match) => {
      const from = offset + start + match.index;
      return { value: match[0], start: from, end: from + match[0].length };
    }),
  );
}

/** @throws an error that names an invalid file, whose addresses would be missed */
function targetsIn(file: string, text: string): Target[] {
  try {
    return readTargets(file, text);
  } catch (error) {
    throw new Error(`${displayName(file)} cannot be read. Correct it first; npm run check says where.`, {
      cause: error,
    });
  }
}

function readTargets(file: string, text: string): Target[] {
  if (!file.endsWith('.mdx')) return yamlTargets(text, 0);
  const { frontMatter } = prepareSource(text);
  return [...(frontMatter === null ? [] : yamlTargets(frontMatter, text.indexOf('\n') + 1)), ...mdxTargets(text)];
}

/**
 * Returns the address to request, without `#id`. Undefined for one with placeholders in braces, and for all but valid
 * `http` and `https` addresses.
 */
function askable(written: string): string | undefined {
  if (/[{}]/.test(written) || !/^https?:/i.test(written)) return undefined;
  try {
    const url = new URL(written);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}

/** True for MDX and YAML files, except in `templates/` and `queries/`, whose addresses readers never see. */
const isShown = (folder: string) => (file: string) =>
  /\.(?:mdx|ya?ml)$/.test(file) &&
  !/^(?:templates|queries)(?:$|\/)/.test(path.relative(folder, file).split(path.sep).join('/'));

/** Returns every external address in the content, each once, in alphabetical order. */
export function gatherAddresses({ folder, own }: Pick<Content, 'folder' | 'own'>): OutsideAddress[] {
  const found = new Map<string, AddressPlace[]>();
  for (const file of namingFiles(folder).filter(isShown(folder))) {
    const text = readText(file);
    for (const { value, start } of targetsIn(file, text)) {
      const address = linkKind(ownAddress(value, own)) === 'external' ? askable(value) : undefined;
      if (address === undefined) continue;
      const place = {
        file: displayName(file),
        line: lineAt(text, start),
        column: start - text.lastIndexOf('\n', start - 1),
      };
      found.set(address, [...(found.get(address) ?? []), place]);
    }
  }
  return [...found].map(([address, places]) => ({ address, places })).sort((a, b) => (a.address < b.address ? -1 : 1));
}
