import { readBlocks, type RichNode, type SourceBlock } from './readBlocks';
import { keyOf, nodeIn, writeBlock } from './writeBlocks';

/** A block that the editor has opened. */
export interface OpenedBlock extends SourceBlock {
  node: RichNode;
}

/** Opens a text: blocks that would not be read again as they are written are raw. */
export function openBlocks(text: string): { blocks: OpenedBlock[]; after: string } {
  const { blocks, after } = readBlocks(text);
  const opened = blocks.map((block): OpenedBlock => {
    const { node, source } = block;
    const written = node === undefined ? undefined : writeBlock(node);
    const isKept = written === source || (written !== undefined && keyOf(nodeIn(written)) === keyOf(node));
    return { ...block, node: isKept && node !== undefined ? node : { type: 'raw', attrs: { source } } };
  });
  return { blocks: opened, after };
}

const isEmpty = ({ type, content }: RichNode) => type === 'paragraph' && content === undefined;

/**
 * Writes the blocks of the editor: those that it opened have their bytes, wherever they are now; changed ones are written
 * anew. `keys` are the opened nodes as the editor has them, with all its attributes.
 */
export function saveBlocks(
  nodes: readonly RichNode[],
  { blocks, after }: { blocks: readonly OpenedBlock[]; after: string },
  keys: readonly RichNode[] = blocks.map(({ node }) => node),
): string {
  const places = new Map<string, number[]>();
  keys.forEach((node, index) => {
    const key = keyOf(node);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  let text = '';
  let previous: number | undefined = -1;
  for (const node of nodes) {
    const own = places.get(keyOf(node));
    const index: number | undefined = own?.find((each) => each === (previous ?? -1) + 1) ?? own?.[0];
    const opened = index === undefined ? undefined : blocks[index];
    if (opened === undefined && isEmpty(node)) continue;
    const isNext = previous !== undefined && index === previous + 1;
    const before = isNext ? (opened?.before ?? '') : text === '' ? '' : '\n\n';
    text += before + (opened?.source ?? writeBlock(node));
    previous = index;
  }
  return text + (previous === blocks.length - 1 ? after : '');
}
