import { siteConfig } from './src/config/siteConfig';
import { engine } from './src/project';

export default siteConfig(engine);
