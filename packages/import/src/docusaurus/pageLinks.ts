import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isVideoFile, joinPath, safeDecode, splitAddress } from '../core';
import type { Target } from '../markdown/conversion';
import type { PlannedFile } from '../plan';
import type { FetchedMedia } from './fetchMedia';
import type { SourcePage } from './gatherPages';
import { createNotionLinks } from './notionLinks';
import { addressIn } from './oldAddresses';
import { withoutNotionIds } from './numberPrefix';
import { storedPicture, type Pictures } from './pictures';
import type { DocusaurusSite } from './settings';
import { findFiles, isFile, isReadable } from './sourceFiles';

/** A file of the old site to copy, with its new path. */
interface CopiedAsset {
  file: string;
  target: string;
}

/** Resolves links and images of pages. */
export interface Resolver {
  link: (page: SourcePage, url: string) => Target;
  image: (page: SourcePage, url: string) => Target;
  /** Returns the file that an import of a page names, if it is in the site. */
  importedFile: (page: SourcePage, specifier: string) => string | undefined;
  assets: () => CopiedAsset[];
  /** Returns the hosts of pictures that stayed at other sites. */
  hosts: () => string[];
  /** Returns the files of embedded and fetched pictures. */
  pictures: () => PlannedFile[];
}

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** Names hidden folders, such as `.gitbook`, without their dots. */
const withoutDots = (relative: string) => relative.replace(/(^|\/)\.+(?=[^/])/g, '$1');

/** A file at a help desk, which stays there. */
const ATTACHMENT = /^\/hc\/(?:[\w-]+\/)?article_attachments\//;

/** Normalises case and Unicode, which some file systems ignore. */
const lettersOf = (file: string) => file.normalize('NFC').toLowerCase();

/** True for pages that this site generates at the same address. */
const isOwnPage = (route: string) => /^\/(?:blog(?:\/(?:archive|tags|authors|page\/\d+))?|search)?$/.test(route);

const noteOn = (
  kind: 'link-lost' | 'image-missing' | 'image-outside' | 'image-fetched',
  message: string,
  url?: string,
): Target => ({
  url,
  note: { kind, message },
});

interface ResolverInput {
  site: DocusaurusSite;
  pages: readonly SourcePage[];
  /** New address of each other old address: redirects, category pages. */
  others: ReadonlyMap<string, string>;
  hasBlog: boolean;
  /** The embedded pictures. */
  pictures: Pictures;
  /** The pictures of other sites. */
  media: FetchedMedia;
}

export function createResolver({ site, pages, others, hasBlog, pictures, media }: ResolverInput): Resolver {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const plainName = (relative: string) => relative.replace(/\.mdx?$/i, '');
  const byPlace = new Map<string, SourcePage>();
  const originals = new Map<string, SourcePage>();
  for (const page of pages) {
    const place = `${page.shelf} ${plainName(page.relative)}`;
    if (!byPlace.has(place)) byPlace.set(place, page);
    if (!originals.has(page.path)) originals.set(page.path, page);
  }
  const byRoute = new Map(pages.map((page) => [page.route.toLowerCase(), page]));
  const base = typeof site.config.baseUrl === 'string' ? site.config.baseUrl : '/';
  const origin = typeof site.config.url === 'string' ? site.config.url.replace(/\/$/, '') : '';
  const assets = new Map<string, string>();
  const madeFiles = new Map<string, Uint8Array>();
  const hosts = new Set<string>();
  const inSite = (file: string) => (isFile(file) && isReadable(file, site.readable) ? file : undefined);
  let byLetters: ReadonlyMap<string, string> | undefined;
  const files = () =>
    (byLetters ??= new Map(
      site.readable.flatMap((folder) => findFiles(folder).files.map(({ file }) => [lettersOf(file), file])),
    ));
  const inNotion = createNotionLinks(pages, () => files().values());
  /**
   * Returns the readable file that a path on a page names, if necessary ignoring case and Unicode forms. A path without
   * a folder before it may also be the end of the path of one file, as in Obsidian.
   */
  const fileAt = (page: SourcePage, written: string): string | undefined => {
    const places = placesOf(page, written);
    const found = places.find((place) => inSite(place) !== undefined);
    if (found !== undefined) return found;
    const end = `${path.sep}${lettersOf(path.normalize(safeDecode(written)))}`;
    const named = /^[./@]|^$/.test(written) ? [] : [...files()].filter(([letters]) => letters.endsWith(end));
    return [
      ...places.map((place) => files().get(lettersOf(place))),
      named.length === 1 ? named[0]?.[1] : undefined,
    ].find((place) => place !== undefined && inSite(place) !== undefined);
  };

  /** Returns the page of a file; the original where a translation links a file that is not translated. */
  const pageAt = (page: SourcePage, file: string): SourcePage | undefined => {
    for (const ending of ['', '.md', '.mdx']) {
      const found = byFile.get(file + ending);
      if (found !== undefined) return found;
    }
    const relative = path.relative(page.root, file).split(path.sep).join('/');
    return byPlace.get(`${page.shelf} ${plainName(relative)}`);
  };

  /** Returns the files that a path on a page may mean: beside the page, in the static folders, in the site. */
  const placesOf = (page: SourcePage, written: string): string[] => {
    const name = safeDecode(written.replace(/^pathname:\/\//, ''));
    if (name.startsWith('@site/')) return [path.join(site.folder, name.slice('@site/'.length))];
    if (name.startsWith('/')) {
      const withoutBase = base !== '/' && name.startsWith(base) ? [`/${name.slice(base.length)}`] : [];
      return [name, ...withoutBase].flatMap((each) => [
        ...site.staticFolders.map((folder) => path.join(folder, each)),
        path.join(page.root, each),
        path.join(site.folder, each),
      ]);
    }
    const beside = path.resolve(path.dirname(page.file), name);
    // HTML in MkDocs is relative to the address, which is a folder.
    const below = path.resolve(page.file.replace(/\.\w+$/, ''), name);
    const original = originals.get(page.path);
    return [
      beside,
      ...(original === undefined || original === page ? [] : [path.resolve(path.dirname(original.file), name)]),
      path.join(page.root, name),
      below,
      ...site.staticFolders.map((folder) => path.join(folder, name)),
    ];
  };

  /** Returns the path of a file of the old site in the new content folder. */
  const placeFor = (file: string, isImage: boolean): string => {
    const relativeTo = (folder: string) => {
      const relative = path.relative(folder, file);
      return relative.startsWith('..') || path.isAbsolute(relative) ? undefined : relative.split(path.sep).join('/');
    };
    for (const folder of site.staticFolders) {
      const relative = relativeTo(folder);
      if (relative !== undefined) return isImage ? `images/${relative}` : `static/${relative}`;
    }
    const main = site.docs[0];
    const inDocs = main === undefined ? undefined : relativeTo(main.folder);
    if (isImage && inDocs !== undefined) return `docs/${withoutDots(withoutNotionIds(inDocs))}`;
    const inSiteFolder = relativeTo(site.folder) ?? inDocs ?? path.basename(file);
    return `${isImage ? 'images' : 'static/assets'}/${withoutDots(withoutNotionIds(inSiteFolder))}`;
  };

  const placeAsset = (file: string, isImage: boolean): string => {
    const known = assets.get(`${isImage} ${file}`);
    if (known !== undefined) return known;
    const own = placeFor(file, isImage);
    const plain = own.replace(/[^\p{L}\p{N}/._~@-]+/gu, '-');
    // Files of the static folders are copied under their own names, too.
    const isOfAnother = (target: string) =>
      [...assets.values()].includes(target) ||
      (target !== own &&
        target.startsWith('static/') &&
        site.staticFolders.some((folder) => isFile(path.join(folder, target.slice('static/'.length)))));
    let target = plain;
    for (let number = 2; isOfAnother(target); number += 1) target = plain.replace(/(\.[^./]+)?$/, `-${number}$1`);
    assets.set(`${isImage} ${file}`, target);
    return target;
  };

  /** Returns the address of a page; a full one, with origin, where a page of another version links the current docs. */
  const addressOf = (from: SourcePage, to: string, toVersion: string | undefined): string =>
    from.version !== undefined && toVersion === undefined && to.startsWith('/docs')
      ? `${origin}${joinPath(base, to)}`
      : to;

  const routeTarget = (page: SourcePage, pathname: string): string | undefined => {
    const known = (route: string): string | undefined => {
      const plain = joinPath(safeDecode(route))
        .replace(/\/index\.html$|\.html$/, '')
        .toLowerCase();
      const found = byRoute.get(plain === '' ? '/' : plain);
      if (found !== undefined) return addressOf(page, found.path, found.version);
      const other = others.get(addressIn(others, plain) ?? '');
      if (other !== undefined) return addressOf(page, other, undefined);
      // Links lead to the page in the reader's language.
      const [, first = '', rest = '/'] = /^\/([^/]+)(\/.*)?$/.exec(plain) ?? [];
      if (site.locales.slice(1).some((code) => code.toLowerCase() === first)) return known(rest);
      if (plain.startsWith('/blog') ? hasBlog && isOwnPage(plain) : isOwnPage(plain)) return plain;
      return undefined;
    };
    const absolute = new URL(pathname, `http://site${page.route}`).pathname;
    const inFolder = new URL(pathname, `http://site${joinPath(page.route)}/`).pathname;
    const withoutBase = base !== '/' && absolute.startsWith(base) ? `/${absolute.slice(base.length)}` : absolute;
    const [, code = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(withoutBase) ?? [];
    const inLanguage = site.locales.includes(code) ? known(rest === '' ? '/' : rest) : undefined;
    return (
      known(absolute) ??
      known(withoutBase) ??
      inLanguage ??
      (pathname.startsWith('/') ? known(joinPath(site.docs[0]?.route ?? '', pathname)) : known(inFolder))
    );
  };

  const link: Resolver['link'] = (page, url) => {
    const written = url.trim();
    const atNotion = inNotion(written);
    if (atNotion === 'lost') {
      const message = `The link "${written.slice(0, 100)}" is still at Notion: the export has no such page. Export that page, too, or take the link out.`;
      return noteOn('link-lost', message, written);
    }
    if (atNotion !== undefined && 'path' in atNotion) return { url: addressOf(page, atNotion.path, atNotion.version) };
    if (atNotion !== undefined) return { url: `/${placeAsset(atNotion.file, false).replace(/^static\//, '')}` };
    // Notion does not encode "#" in the names of files.
    const whole = /#.*\.md$/i.test(written)
      ? placesOf(page, written).flatMap((file) => byFile.get(file) ?? [])[0]
      : undefined;
    if (whole !== undefined) return { url: addressOf(page, whole.path, whole.version) };
    if (written === '' || written.startsWith('#')) return { url: written === '' ? undefined : written };
    const own = origin !== '' && `${written}/`.startsWith(origin + base) ? written.slice(origin.length) : written;
    if (ATTACHMENT.test(own)) return { url: origin + own };
    const isOwn = own !== written;
    if (OUTSIDE.test(own) && !own.startsWith('pathname:')) {
      if (/^(?:https?|mailto|tel):|^\/\//i.test(own)) return { url: own.startsWith('//') ? `https:${own}` : own };
      return noteOn('link-lost', `The link "${written.slice(0, 100)}" is of a kind that this site does not have.`);
    }
    const { pathname, query, hash } = splitAddress(own);
    if (/\.mdx?$|(?:^|\/)index$/i.test(pathname)) {
      for (const file of placesOf(page, pathname)) {
        const found = pageAt(page, file);
        if (found !== undefined) return { url: addressOf(page, found.path, found.version) + hash };
      }
    }
    const route = routeTarget(page, pathname.replace(/^pathname:\/\//, '').replace(/\.mdx?$/i, ''));
    if (route !== undefined) return { url: route + query + hash };
    const file = fileAt(page, pathname);
    const named = byFile.get(file ?? '');
    if (named !== undefined) return { url: addressOf(page, named.path, named.version) + hash };
    if (file !== undefined && !/\.mdx?$/i.test(file))
      return { url: `/${placeAsset(file, false).replace(/^static\//, '')}${hash}` };
    // A page of the same origin outside this site.
    if (isOwn) return noteOn('link-lost', `The link "${written}" points to a page that was not imported.`);
    return noteOn('link-lost', `The link "${written}" is broken; its text stays.`);
  };

  /** Returns the place of a new file: one that has the same bytes, or is free. */
  const madePlace = (nameOf: (number: string) => string, bytes: Uint8Array): string => {
    let name = nameOf('');
    for (let number = 2; (madeFiles.get(name) ?? bytes) !== bytes; number += 1) name = nameOf(`-${number}`);
    madeFiles.set(name, bytes);
    return name;
  };

  const image: Resolver['image'] = (page, url) => {
    const written = ATTACHMENT.test(url.trim()) ? origin + url.trim() : url.trim();
    const relativeTo = (target: string) => {
      const relative = path.posix.relative(path.posix.dirname(page.target), target);
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    if (/^(?:https?:)?\/\//i.test(written)) {
      const address = written.startsWith('//') ? `https:${written}` : written;
      const isOwn = origin !== '' && address.startsWith(`${origin}/`) && !ATTACHMENT.test(address.slice(origin.length));
      const own = isOwn ? image(page, address.slice(origin.length)) : undefined;
      if (own?.url !== undefined) return own;
      const fetched = media.get(address);
      const { host, pathname } = new URL(URL.canParse(address) ? address : 'https://invalid');
      if (fetched !== undefined) {
        const name = path.posix
          .basename(safeDecode(pathname))
          .replace(/\.\w+$/, '')
          .replace(/[^\p{L}\p{N}_-]+/gu, '-');
        const isVideo = isVideoFile(`.${fetched.ending}`);
        const place = madePlace(
          (number) =>
            `${isVideo ? 'static/videos' : 'images'}/${host.replace(/:/g, '-')}/${name || 'image'}${number}.${fetched.ending}`,
          fetched.bytes,
        );
        const shown = isVideo ? `/${place.replace(/^static\//, '')}` : relativeTo(place);
        return noteOn('image-fetched', `The ${isVideo ? 'video' : 'image'} ${address} was fetched.`, shown);
      }
      hosts.add(host);
      const message = `The ${isVideoFile(address) ? 'video' : 'image'} ${address} is at another site: readers see a link until site.yaml allows the host, or the import runs with --fetch-media.`;
      return noteOn('image-outside', message, address);
    }
    const picture = storedPicture(written, pictures);
    if (picture !== undefined && IMAGE.test(`.${picture.ending}`)) {
      const nameOf = (number: string) => `${page.target}-image${number === '' ? '-1' : number}.${picture.ending}`;
      return { url: relativeTo(madePlace(nameOf, picture.bytes)) };
    }
    const { pathname } = splitAddress(written);
    const file = fileAt(page, pathname);
    if (file === undefined)
      return noteOn('image-missing', `The image "${url.slice(0, 100)}" is not there; its text stays.`);
    if (isVideoFile(file)) return { url: `/${placeAsset(file, false).replace(/^static\//, '')}` };
    if (!IMAGE.test(file) || (/\.avif$/i.test(file) && readFileSync(file).toString('latin1', 4, 12) === 'ftypavis'))
      return noteOn('image-missing', `The image "${url}" is in a format that this site does not show.`);
    return { url: relativeTo(placeAsset(file, true)) };
  };

  return {
    link,
    image,
    importedFile: (page, specifier) => {
      const name = specifier.replace(/^.*!/, '');
      if (!/^(?:\.|\/|@site\/)/.test(name)) return undefined;
      return placesOf(page, name)
        .map(inSite)
        .find((file) => file !== undefined);
    },
    hosts: () => [...hosts].sort(),
    pictures: () => [...madeFiles].map(([file, content]) => ({ path: file, content })),
    assets: () => [...assets].map(([key, target]) => ({ file: key.replace(/^(?:true|false) /, ''), target })),
  };
}
