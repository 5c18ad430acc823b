import { createHash } from 'node:crypto';
import { codeRanges, createRangeTest } from '../markdown/codeRanges';

/** Embedded data: pictures, usually in pages exported from Google Docs. */
const DATA = /data:([\w.+-]+\/[\w.+-]+);base64,((?:[A-Za-z0-9+/]|%2[BF])+(?:=|%3D){0,2})/gi;
const STORED = /^data:([\w.+-]+\/([\w+-]+));sha256,([0-9a-f]+)$/i;
const ENDINGS: Readonly<Record<string, string>> = { 'svg+xml': 'svg', jpeg: 'jpg' };
const DIGEST_LENGTH = 16;

/** The embedded pictures, by the digest that replaces their data. */
export type Pictures = Map<string, Uint8Array>;

/** Replaces embedded data by digests, so that pages and messages stay short. Code stays. */
export function takePictures(text: string, pictures: Pictures): string {
  if (!/;base64,/i.test(text)) return text;
  // Google Docs writes a picture in a line of code as code.
  const shown = text.replace(/`(!\[[^\]\n]*\]\[image\d+\])`/g, '$1');
  const isCode = createRangeTest(codeRanges(shown));
  return shown.replace(DATA, (all, type: string, data: string, at: number) => {
    if (isCode(at)) return all;
    const bytes = Buffer.from(decodeURIComponent(data), 'base64');
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH);
    pictures.set(digest, bytes);
    return `data:${type.toLowerCase()};sha256,${digest}`;
  });
}

/** Returns the picture of such an address, with its file extension; undefined for any other address. */
export function storedPicture(address: string, pictures: Pictures): { bytes: Uint8Array; ending: string } | undefined {
  const [, type = '', kind = '', digest = ''] = STORED.exec(address) ?? [];
  const bytes = pictures.get(digest);
  return bytes === undefined || !type.startsWith('image/') ? undefined : { bytes, ending: ENDINGS[kind] ?? kind };
}
