import { settings } from 'site-features';

/** The site's settings of the support tools; read on use, because tests fill them. */
export const supportSettings = () => settings.support as SupportSettings & { page?: string };

/** The settings of the support tools. */
export interface SupportSettings {
  /** Site path of the page that shows a reply. */
  replyPath: string;
  /** Query parameter that turns the tools on (`1`) and off (`0`). */
  parameter: string;
}
