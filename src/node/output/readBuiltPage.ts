import { Parser } from 'htmlparser2';
import { linkKind } from '../../model/site/link';
import { emptyHead, noteHeadElement, type PageMetadata } from './pageMetadata';
import { splitAddress, withoutBase } from '../../model/site/path';
import type { BuiltPage } from './siteLinkCheck';
import { copyText } from '../files/copyText';

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster'] as const;
const REFRESH_URL = /url=(.*)$/i;

function addressesOf(name: string, attributes: Record<string, string>): string[] {
  const addresses = ADDRESS_ATTRIBUTES.flatMap((attribute) => attributes[attribute] ?? []);
  const sources = (attributes.srcset ?? '').split(',').map((source) => source.trim().split(/\s+/)[0] ?? '');
  const refresh =
    name === 'meta' && attributes['http-equiv'] === 'refresh'
      ? (REFRESH_URL.exec(attributes.content ?? '')?.[1] ?? '')
      : '';
  return [...addresses, ...sources, refresh].filter((address) => address !== '');
}

/** A built page: its references and the metadata of its head. */
export type ReadPage = BuiltPage & { head: PageMetadata };

/** Reads the references of a built page. Skips absolute URLs of other sites, and of this site outside the base. */
export function readBuiltPage(html: string, path: string, siteUrl: string, base: string): ReadPage {
  const references = new Set<string>();
  const ids = new Set<string>();
  const duplicateIds: string[] = [];
  const head = emptyHead();
  const note = (address: string) => {
    const isWhole = address.startsWith(siteUrl);
    const reference = isWhole ? address.slice(siteUrl.length) || '/' : address;
    const kind = linkKind(reference);
    const isOther = isWhole && withoutBase(splitAddress(reference).pathname, base) === undefined;
    if (kind === 'hash' || (kind === 'page' && !isOther)) references.add(copyText(reference));
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      addressesOf(name, attributes).forEach(note);
      noteHeadElement(head, name, attributes);
      if (attributes.id === undefined) return;
      const id = copyText(attributes.id);
      if (ids.has(id)) duplicateIds.push(id);
      ids.add(id);
    },
  });
  parser.end(html);
  return { path, references: [...references], ids, duplicateIds, head };
}
