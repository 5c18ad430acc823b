import path from 'node:path';
import { COMPONENTS_ALIAS } from '../content/react/siteComponents';
import { SITE_MODULES } from '../content/react/siteModules';
import { contentFolder } from '../site/contentFolder';

/** Where the bundler finds what pages of React and components of the content import. */
export function contentModules(): Record<string, string> {
  const site = Object.entries(SITE_MODULES).map(([name, file]) => [`${name}$`, path.resolve(file)] as const);
  return Object.fromEntries([...site, [COMPONENTS_ALIAS, path.join(contentFolder(), 'components')] as const]);
}
