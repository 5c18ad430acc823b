import { NAVBAR_HEIGHT } from '../../../../model/limits';
import { EMBEDDED } from '../../model/messages';

const VIEW = `:root[${EMBEDDED}]`;

/** The bare view: hides the frame of the site before it is painted, and keeps room for the bar of the panel. */
const CSS =
  `html${VIEW}{--help-navbar-offset:${NAVBAR_HEIGHT}px}` +
  `@media screen{${VIEW} body{padding-top:${NAVBAR_HEIGHT}px}` +
  `${VIEW} :is(header,footer):not(main *),${VIEW} #sidebar,${VIEW} [href="#sidebar"]{display:none}}`;

export function EmbedStyles() {
  return <style dangerouslySetInnerHTML={{ __html: CSS }} />;
}
