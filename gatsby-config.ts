import { siteConfig } from './src/config/siteConfig';

export default siteConfig();
