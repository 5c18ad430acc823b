import { withPrefix } from 'gatsby';
import { settings } from 'site-features';
import { observable } from '../../../model/observable';
import type { BrowserModule, FeatureSettings } from '../../../extend';

type ScriptSettings = NonNullable<FeatureSettings['scripts']>[number];

export type ScriptState = 'waiting' | 'loading' | 'loaded' | 'failed';

export const scriptSettings = () => settings.scripts as Pick<ScriptSettings, 'src' | 'load'>[];

/** The states of the scripts, in the order of the settings; replaced at each change. */
export const scriptStates = observable<readonly ScriptState[]>([]);

const setState = (index: number, state: ScriptState) =>
  scriptStates.set(
    scriptSettings().map((_, each) => (each === index ? state : (scriptStates.get()[each] ?? 'waiting'))),
  );

const isStarted = (index: number) => ['loading', 'loaded'].includes(scriptStates.get()[index] ?? '');

/** Loads a script, unless it is loading or loaded. */
export function loadScript(index: number): void {
  const { src } = scriptSettings()[index] ?? {};
  if (src === undefined || isStarted(index)) return;
  const script = document.createElement('script');
  script.addEventListener('load', () => setState(index, 'loaded'));
  script.addEventListener('error', () => {
    script.remove();
    setState(index, 'failed');
  });
  script.src = src.startsWith('/') ? withPrefix(src) : src;
  setState(index, 'loading');
  document.head.append(script);
}

const indexesOf = (load: ScriptSettings['load']) =>
  scriptSettings().flatMap((script, index) => (script.load === load ? [index] : []));

/** Milliseconds after which Safari, which reports no idle time, loads scripts. */
const SAFARI_DELAY = 1000;

/** Calls back when the page is loaded and idle: a script whose server does not answer would hold up its loading. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') window.addEventListener('load', () => whenIdle(run), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SAFARI_DELAY);
}

let hasConsent = false;

/** Loads scripts that need no press: when the page is idle, and after the reader's consent. */
export const outsideScripts: BrowserModule = {
  onInitialClientRender: () => whenIdle(() => indexesOf('idle').forEach(loadScript)),
  onConsent: (isGranted) => {
    hasConsent = isGranted;
    // The reader may have withdrawn it meanwhile.
    if (isGranted) whenIdle(() => hasConsent && indexesOf('onConsent').forEach(loadScript));
    // A loaded script runs as long as the page is open.
    else if (indexesOf('onConsent').some(isStarted)) window.location.reload();
  },
};
