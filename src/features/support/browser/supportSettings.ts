import { settings } from 'site-features';
import type { SupportSettings } from '../model/supportSettings';

/** The site's settings of the support tools; read on use, because tests fill them. */
export const supportSettings = (): SupportSettings => settings.support as SupportSettings;
