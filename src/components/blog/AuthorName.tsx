import { SiteLink } from '../ui/SiteLink';

export interface NamedAuthor {
  name: string;
  /** Path of the author's page; null for one without. */
  path: string | null;
}

/** An author's name, which leads to the author's page where there is one. */
export function AuthorName({ name, path }: NamedAuthor) {
  return path === null ? <>{name}</> : <SiteLink href={path}>{name}</SiteLink>;
}
