import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { lookup as lookUpHost } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import sharp from 'sharp';
import type { ReportEntry } from '../markdown/reportEntry';
import type { SourcePage } from './gatherPages';

/** A picture or video of another site. */
interface MediaFile {
  bytes: Uint8Array;
  /** Extension of its file, by its content: `png`, `mp4`. */
  ending: string;
}

/** The fetched pictures and videos by address. */
export type FetchedMedia = ReadonlyMap<string, MediaFile>;

const SIZE_LIMIT = 20_000_000;
const TIME_LIMIT = 20_000;
const REDIRECT_LIMIT = 5;
/** Number of requests at the same time. */
const AT_ONCE = 4;

const ADDRESSES =
  /!\[[^\]\n]*\]\(\s*<?((?:https?:)?\/\/[^\s)>]+)|<(?:img|video|source)\b[^>]*?\ssrc=["'{]+((?:https?:)?\/\/[^"'}\s]+)|^\[[^\]\n]+\]:\s*<?(https?:\/\/[^\s>]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm))/gim;

/** Addresses of private networks, of the own computer, and of no single computer. */
const PRIVATE = new BlockList();
for (const [network, bits] of Object.entries({
  '0.0.0.0': 8,
  '10.0.0.0': 8,
  '100.64.0.0': 10,
  '127.0.0.0': 8,
  '169.254.0.0': 16,
  '172.16.0.0': 12,
  '192.0.0.0': 24,
  '192.168.0.0': 16,
  '198.18.0.0': 15,
  '224.0.0.0': 3,
}))
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of Object.entries({ '::': 95, '64:ff9b::': 96, 'fc00::': 7, 'fe80::': 10, 'ff00::': 8 }))
  PRIVATE.addSubnet(network, bits, 'ipv6');

const isPrivate = (address: string) => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Looks up a host, and refuses private addresses. The connection uses the result, so no later answer replaces it. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUpHost(host, { ...options, all: true }, (error, addresses) => {
    const refused = error === null ? addresses.find(({ address }) => isPrivate(address)) : undefined;
    if (error !== null) callback(error, '');
    else if (refused !== undefined) callback(new Error(`${host} has the private address ${refused.address}`), '');
    else if (options.all === true) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

/** Loads a file; follows redirects. Fails for private addresses of hosts that are not allowed by name. */
function load(address: string, allowed: ReadonlySet<string>, redirects = 0): Promise<Buffer> {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowed.has(host);
  if (!/^https?:$/.test(protocol)) return Promise.reject(new Error(`${protocol} is not http or https`));
  if (!isAllowed && isIP(host) !== 0 && isPrivate(host))
    return Promise.reject(new Error(`${host} is a private address`));
  return new Promise((resolve, reject) => {
    const get = protocol === 'https:' ? getHttps : getHttp;
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const request = get(address, { signal, ...(isAllowed ? {} : { lookup: lookUpPublic }) }, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.resume();
        if (redirects === REDIRECT_LIMIT) reject(new Error('it redirects too often'));
        else resolve(load(new URL(headers.location, address).href, allowed, redirects + 1));
        return;
      }
      if (statusCode !== 200) request.destroy(new Error(`the server answers ${statusCode}`));
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > SIZE_LIMIT) request.destroy(new Error(`it has more than ${SIZE_LIMIT / 1_000_000} MB`));
      });
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** The first bytes of a WebM file. */
const EBML = '1a45dfa3';

const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/** Fetches a picture or video; its content says of which kind it is. */
async function fetchFile(address: string, allowed: ReadonlySet<string>): Promise<MediaFile> {
  const bytes = await load(address, allowed);
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && !/^avi[fs]|^hei|^mif/.test(bytes.toString('latin1', 8, 12)))
    return { bytes, ending: 'mp4' };
  if (bytes.toString('hex', 0, 4) === EBML) return { bytes, ending: 'webm' };
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = format === undefined ? undefined : (ENDINGS[format] ?? format);
  if (ending === undefined || !/^(?:png|jpg|gif|svg|webp|avif)$/.test(ending))
    throw new Error('it is no picture or video');
  return { bytes, ending };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const NO_NETWORK = /^(?:EAI_AGAIN|ENETUNREACH|ENOTFOUND|ECONNREFUSED)$/;

/**
 * Fetches the pictures and videos of other sites that pages show, and reports each that could not be fetched.
 * @param allowed hosts that may have private addresses
 */
export async function fetchMedia(
  pages: readonly Pick<SourcePage, 'name' | 'raw'>[],
  allowed: ReadonlySet<string>,
): Promise<{ media: FetchedMedia; entries: ReportEntry[] }> {
  const firstUses = new Map<string, ReportEntry['from']>();
  for (const { name, raw } of pages)
    for (const match of raw.matchAll(ADDRESSES)) {
      const address = (match[1] ?? match[2] ?? match[3] ?? '').replace(/^\/\//, 'https://');
      const line = raw.slice(0, match.index).split('\n').length;
      if (URL.canParse(address) && !firstUses.has(address)) firstUses.set(address, { file: name, line });
    }
  const media = new Map<string, MediaFile>();
  const failures: { address: string; error: unknown }[] = [];
  const rest = [...firstUses.keys()];
  const work = async () => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
      try {
        media.set(address, await fetchFile(address, allowed));
      } catch (error) {
        failures.push({ address, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const entryOf = (address: string, message: string): ReportEntry => ({
    kind: 'image-outside',
    message,
    from: firstUses.get(address) ?? { file: '' },
  });
  const [first] = failures;
  if (first !== undefined && media.size === 0 && failures.every(({ error }) => NO_NETWORK.test(codeOf(error))))
    return {
      media,
      entries: [entryOf(first.address, `Nothing was fetched: there is no network (${codeOf(first.error)}).`)],
    };
  const entries = failures.map(({ address, error }) =>
    entryOf(address, `${address} was not fetched: ${error instanceof Error ? error.message : String(error)}.`),
  );
  return { media, entries };
}
