import { cacheControl } from './caching';
import { headersFor } from './headerTable';
import { contentType } from './mimeTypes';
import type { ServingTable } from './servingTable';

/** The headers with which a file is answered, but for those of the transport. */
export function headersOfFile(path: string, { headers, caching }: ServingTable): [name: string, value: string][] {
  const type = contentType(path);
  return [['Content-Type', type], ['Cache-Control', cacheControl(path, caching)], ...headersFor(type, headers)];
}
