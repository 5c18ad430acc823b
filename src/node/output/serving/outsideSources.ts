import type { LoadedSite } from '../../content/loadSite';
import { SOURCES } from '../../site/served';
import type { PolicyInput } from './contentPolicy';

const isWebAddress = (address: string | undefined): address is string => /^(?:https?|wss):\/\//.test(address ?? '');

/** Returns the origins of addresses, each once, without the site's own. */
const originsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.filter(isWebAddress).map((address) => new URL(address).origin)),
];

/** Returns the external origins that pages load from or connect to, by the settings of features. */
export function outsideSources({ site, added }: Pick<LoadedSite, 'site' | 'added'>): PolicyInput['sources'] {
  const media = (site.media?.hosts ?? []).map((host) => `https://${host}`);
  const sources = added.of(SOURCES);
  return {
    script: originsOf(sources.flatMap(({ script = [] }) => script)),
    image: originsOf([...media, ...sources.flatMap(({ image = [] }) => image)]),
    media,
    frame: originsOf(sources.flatMap(({ frame = [] }) => frame)),
    connect: originsOf(sources.flatMap(({ connect = [] }) => connect)),
  };
}
