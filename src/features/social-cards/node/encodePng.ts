import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture whose pixels are numbers of colours. */
interface IndexedImage {
  /** Even. */
  width: number;
  height: number;
  /** One byte for each pixel, row by row. */
  pixels: Uint8Array;
  /** At most 16 colours, each of red, green and blue. */
  palette: readonly (readonly number[])[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 4;
/** As many colours as a pixel's bits can name. */
export const MAX_COLORS = 2 ** BIT_DEPTH;
const PIXELS_IN_BYTE = 8 / BIT_DEPTH;
/** PNG's number for pictures with a palette. */
const INDEXED_COLOR = 3;
const LENGTH_BYTES = 4;

const compress = promisify<Uint8Array, Buffer>(deflate);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 2 * LENGTH_BYTES);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, LENGTH_BYTES);
  framed.writeUInt32BE(crc32(body), body.length + LENGTH_BYTES);
  return framed;
}

/**
 * Writes a picture as PNG. The image library writes a palette only after it has looked for one, which takes five times
 * as long as all else that a card needs.
 */
export async function encodePng({ width, height, pixels, palette }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED_COLOR], 8);
  // Each row begins with the number of its filter; in pictures with a palette none is best.
  const rows = Buffer.alloc((1 + width / PIXELS_IN_BYTE) * height);
  for (let row = 0, place = 0, pixel = 0; row < height; row += 1) {
    place += 1;
    // The first pixel of a byte is in its upper half.
    for (const end = pixel + width; pixel < end; pixel += PIXELS_IN_BYTE)
      rows[place++] = ((pixels[pixel] ?? 0) << BIT_DEPTH) | (pixels[pixel + 1] ?? 0);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
