import { SiteLink } from '../ui/SiteLink';

export interface NamedAuthor {
  name: string;
  /** Path of the author's page, or null. */
  path: string | null;
}

/** An author's name, linked to the author's page if there is one. */
export function AuthorName({ name, path }: NamedAuthor) {
  return path === null ? <>{name}</> : <SiteLink href={path}>{name}</SiteLink>;
}
