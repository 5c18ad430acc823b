import { loadTypeScript } from './scripts/lib/loadTypeScript.mjs';

export default loadTypeScript('src/config/siteConfig.ts').siteConfig();
