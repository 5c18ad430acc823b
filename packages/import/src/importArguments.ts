/** The arguments of `npm run import`. */
export interface ImportRequest {
  kind: 'docusaurus' | 'markdown';
  folder: string;
  to: string;
  dryRun: boolean;
  /** Folder of the old site's build, or its sitemap. */
  built: string | undefined;
  /** Other folders that may be read. */
  also: string[];
  /** Folder of the new site's build, with which the old pages are compared. */
  newBuilt: string | undefined;
  /** True to keep components that need only React on the pages. */
  keepsReact: boolean;
  /** Hosts with private addresses from which images are fetched, too; undefined to fetch none. */
  fetchFrom: string[] | undefined;
}

const USAGE = `npm run import -- docusaurus <folder of the site> --to <content folder> [--dry-run] [--built <folder or sitemap>] [--compare-new <folder>] [--also <folder>]… [--fetch-media] [--fetch-media-from <host>]… [--components]
npm run import -- markdown <folder> --to <content folder> [--dry-run] [--built <folder or sitemap>] [--compare-new <folder>] [--also <folder>]… [--fetch-media]`;

/** Parses the arguments of the command; returns a message for invalid ones. */
export function parseImportArguments(args: readonly string[]): ImportRequest | string {
  const values = new Map<string, string>();
  const words: string[] = [];
  const also: string[] = [];
  const hosts: string[] = [];
  let fetches = false;
  let dryRun = false;
  let keepsReact = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [name = '', joined] = arg.split(/=(.*)/s);
    if (name === '--dry-run') dryRun = true;
    else if (name === '--components') keepsReact = true;
    else if (name === '--fetch-media') fetches = true;
    else if (
      name === '--fetch-media-from' ||
      name === '--compare-new' ||
      name === '--to' ||
      name === '--built' ||
      name === '--also'
    ) {
      const value = joined ?? args[(at += 1)];
      if (value === undefined || value.startsWith('--'))
        return `${name} names no ${name.endsWith('from') ? 'host' : 'folder'}.\n${USAGE}`;
      if (name === '--also') also.push(value);
      else if (name === '--fetch-media-from') hosts.push(value);
      else values.set(name, value);
    } else if (arg.startsWith('-')) return `There is no option ${name}.\n${USAGE}`;
    else words.push(arg);
  }
  const [kind, folder, ...rest] = words;
  if (kind !== 'docusaurus' && kind !== 'markdown')
    return `${kind === undefined ? 'Say what to import' : `"${kind}" cannot be imported`}: docusaurus or markdown.\n${USAGE}`;
  if (folder === undefined) return `Name the folder to import.\n${USAGE}`;
  if (rest.length > 0) return `"${rest[0] ?? ''}" is one folder too many.\n${USAGE}`;
  const to = values.get('--to');
  if (to === undefined) return `Name the content folder to write with --to.\n${USAGE}`;
  return {
    kind,
    folder,
    to,
    dryRun,
    built: values.get('--built'),
    newBuilt: values.get('--compare-new'),
    also,
    keepsReact,
    fetchFrom: fetches || hosts.length > 0 ? hosts : undefined,
  };
}
