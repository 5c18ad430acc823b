/** Media types by file extension. With `nosniff`, a wrong type breaks the page. */
export const MIME_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  vtt: 'text/vtt',
  csv: 'text/csv',
  pdf: 'application/pdf',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  woff2: 'font/woff2',
  woff: 'font/woff',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The type of all other files: browsers download them. */
export const DEFAULT_TYPE = 'application/octet-stream';

const TEXT = /^text\/|^image\/svg|javascript$|json$|xml$/;

/** True for a type that is served as UTF-8 and is worth compressing. */
export function isText(type: string): boolean {
  return TEXT.test(type);
}

/** Returns the `Content-Type` header of a file: `text/html; charset=utf-8`. */
export function contentType(path: string): string {
  const type = typeOf(path);
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Returns the media type of a file by its extension. */
export function typeOf(path: string): string {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(MIME_TYPES, ending) ? (MIME_TYPES[ending] ?? DEFAULT_TYPE) : DEFAULT_TYPE;
}
