import type { HelpMap, HelpMessage, HelpSettings, LoaderFacts } from '../model/messages';

/* The script that products load: it opens the site in a panel. Bundled by itself, without dependencies. */

declare const LOADER_FACTS: LoaderFacts;

const { parameter, texts } = LOADER_FACTS;
const root = document.documentElement;
/** The folder of the script, which is the site's home page. */
const home = new URL('.', (document.currentScript as HTMLScriptElement).src);
const dark = matchMedia('(prefers-color-scheme:dark)');

const STYLES =
  'dialog{inset:0 0 0 auto;display:flex;flex-direction:column;width:30rem;max-width:none;height:100%;max-height:none;' +
  'margin:0;padding:0;border:0;background:#fff;color:#222;font:600 1rem system-ui;color-scheme:light}' +
  '.dark{background:#161816;color:#eee;color-scheme:dark}::backdrop{background:#0006}' +
  'div{display:flex;justify-content:space-between;align-items:center;padding-left:1rem;border-bottom:1px solid #8886}' +
  'button{width:44px;height:44px;border:0;background:none;color:inherit;font-size:1.75rem;cursor:pointer}' +
  'button:hover{background:#8883}iframe{flex:1;border:0}@media(max-width:599px){dialog{width:100%}}' +
  '@media(prefers-reduced-motion:no-preference){dialog{animation:a .2s}}@keyframes a{from{translate:100%}}';

let map: Promise<HelpMap> | undefined;
let dialog: HTMLDialogElement | undefined;
let frame: HTMLIFrameElement;

const colorMode = () => root.dataset.helpMode ?? (dark.matches ? 'dark' : 'light');
const language = () => root.dataset.helpLocale ?? root.lang;
const frameOrigin = () => new URL(frame.src).origin;

/** Returns the value of the product's language, else that of the site's default one. */
function inLanguage<Value>(values: Record<string, Value>): Value {
  const tag = `${language()}-`.toLowerCase();
  const codes = Object.keys(values);
  // The longest one of those that fit is the last.
  const fitting = codes.filter((code) => tag.startsWith(`${code}-`.toLowerCase())).sort();
  return values[fitting.pop() ?? codes[0] ?? ''] as Value;
}

/** Returns the address of a place; of a search with its words where the site has no page for it. */
async function addressOf(place: string): Promise<URL> {
  map ??= fetch(new URL('help-map.json', home)).then((answer) => answer.json() as Promise<HelpMap>);
  const { places, search } = await map;
  const known = places[place];
  const url = new URL(inLanguage(known ?? search), home);
  if (known === undefined) url.searchParams.set('q', place.replace(/[/>_-]+/g, ' '));
  return url;
}

function sendSettings(): void {
  if (dialog === undefined) return;
  dialog.className = colorMode();
  const settings: HelpSettings = { type: 'help:settings', colorMode: colorMode(), locale: language() };
  if (frame.src !== '') frame.contentWindow?.postMessage(settings, frameOrigin());
}

const close = () => dialog?.close();

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Node,
  name: Name,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = parent.appendChild(document.createElement(name));
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.textContent = text;
  return element;
}

async function open(place: string): Promise<void> {
  close();
  const opener = document.activeElement as HTMLElement | null;
  const [help, closeLabel] = inLanguage(texts);
  const host = add(document.body, 'div');
  const shadow = host.attachShadow({ mode: 'open' });
  // A sheet and no `style` element, which the policy of the product may forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const panel = add(shadow, 'dialog', { 'aria-label': help });
  const header = add(panel, 'div');
  add(header, 'span', {}, help);
  add(header, 'button', { 'aria-label': closeLabel }, '×').onclick = close;
  frame = add(panel, 'iframe', { title: help, allow: 'fullscreen;clipboard-write', referrerpolicy: 'origin' });
  // Only a click on the backdrop has the panel as its target.
  panel.onclick = ({ target }) => target === panel && close();
  panel.onclose = () => {
    if (dialog === panel) dialog = undefined;
    host.remove();
    opener?.focus();
  };
  dialog = panel;
  sendSettings();
  panel.showModal();
  const url = await addressOf(place).catch(() => {
    map = undefined;
    return new URL(home);
  });
  url.searchParams.set(parameter, colorMode());
  if (dialog === panel) frame.src = url.href;
}

addEventListener('message', ({ source, origin, data }: MessageEvent<HelpMessage | null>) => {
  if (dialog === undefined || source !== frame.contentWindow || origin !== frameOrigin()) return;
  if (data?.type === 'help:close') close();
  else if (data?.type === 'help:state') {
    frame.title = data.title;
    sendSettings();
  }
});

/** Opens the place of the element that is pressed. */
function press(event: Event): void {
  const element = (event.target as Element).closest<HTMLElement>('[data-help]');
  if (element === null || event.defaultPrevented) return;
  event.preventDefault();
  void open(element.dataset.help ?? '');
}

addEventListener('click', (event) => {
  if (!(event.ctrlKey || event.metaKey || event.shiftKey)) press(event);
});
addEventListener('keydown', (event) => {
  // Browsers click buttons and links themselves.
  if (/^(Enter| )$/.test(event.key) && (event.target as Element).matches('[data-help]:not(a,button)')) press(event);
});
dark.addEventListener('change', sendSettings);
new MutationObserver(sendSettings).observe(root, { attributes: true });

Object.assign(window, { helpCentre: { open, close } });
