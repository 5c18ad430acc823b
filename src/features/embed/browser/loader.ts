import { isMessage, type HelpMap, type HelpMessage, type HelpSettings, type LoaderFacts } from '../model/messages';

/*
 * The script that products load: it opens the site in a panel over the product. It is bundled by itself, has no
 * dependencies, and must stay small.
 */

declare const LOADER_FACTS: LoaderFacts;

const { parameter, texts } = LOADER_FACTS;
const root = document.documentElement;
/** The folder of the script, which is the site's home page. */
const home = new URL('.', (document.currentScript as HTMLScriptElement).src);
const dark = matchMedia('(prefers-color-scheme:dark)');

const STYLES = `
dialog{position:fixed;inset:0 0 0 auto;display:flex;flex-direction:column;box-sizing:border-box;width:30rem;max-width:100vw;height:100vh;height:100dvh;max-height:none;margin:0;padding:0;border:0;background:#fff;color:#1c1f26;box-shadow:0 0 2rem #0005;font:600 1rem/1.4 system-ui,sans-serif;color-scheme:light}
dialog.dark{background:#15181e;color:#e8eaee;color-scheme:dark}
dialog::backdrop{background:#0005}
div{display:flex;align-items:center;justify-content:space-between;padding:.25rem .25rem .25rem 1rem;border-bottom:1px solid #8886}
button{width:44px;height:44px;border:0;border-radius:6px;background:none;color:inherit;font:1.75rem/1 system-ui;cursor:pointer}
button:hover{background:#8883}
button:focus-visible{outline:3px solid #4a8af4;outline-offset:-3px}
iframe{flex:1;width:100%;border:0}
@media(max-width:599px){dialog{width:100vw}}
@media(prefers-reduced-motion:no-preference){dialog{animation:a .2s}}
@keyframes a{from{transform:translateX(100%)}}`;

let map: Promise<HelpMap> | undefined;
let dialog: HTMLDialogElement | undefined;
let frame: HTMLIFrameElement;

const colorMode = () => root.dataset.helpMode ?? (dark.matches ? 'dark' : 'light');
const language = () => root.dataset.helpLocale ?? root.lang;

/** Returns the value of the product's language, else that of the site's default one. */
function inLanguage<Value>(values: Record<string, Value>): Value | undefined {
  const tag = `${language()}-`.toLowerCase();
  const codes = Object.keys(values);
  const found = codes.filter((code) => tag.startsWith(`${code}-`.toLowerCase())).sort((a, b) => b.length - a.length);
  return values[found[0] ?? codes[0] ?? ''];
}

function readMap(): Promise<HelpMap> {
  map ??= fetch(new URL('help-map.json', home)).then((answer) => answer.json() as Promise<HelpMap>);
  map.catch(() => (map = undefined));
  return map;
}

/** Returns the address of a place; of a search with its words where the site has no page for it. */
async function addressOf(place: string): Promise<URL> {
  const { places, search } = await readMap();
  const known = places[place];
  if (known !== undefined) return new URL(inLanguage(known) ?? '', home);
  const url = new URL(inLanguage(search) ?? '', home);
  url.searchParams.set('q', place.replace(/[/>_-]+/g, ' '));
  return url;
}

function sendSettings(): void {
  if (dialog === undefined) return;
  dialog.className = colorMode();
  const settings: HelpSettings = { type: 'help:settings', colorMode: colorMode(), locale: language() };
  if (frame.src !== '') frame.contentWindow?.postMessage(settings, new URL(frame.src).origin);
}

const close = () => dialog?.close();

async function open(place: string): Promise<void> {
  close();
  const opener = document.activeElement as HTMLElement | null;
  const [help = '', closeLabel = ''] = inLanguage(texts) ?? [];
  const add = <Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, facts: object) =>
    parent.appendChild(Object.assign(document.createElement(name), facts));
  const host = add(document.body, 'div', {});
  const shadow = host.attachShadow({ mode: 'open' });
  // A sheet and no `style` element, which the policy of the product may forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const panel = add(shadow, 'dialog', { ariaLabel: help });
  const header = add(panel, 'div', {});
  add(header, 'span', { textContent: help });
  add(header, 'button', { type: 'button', ariaLabel: closeLabel, textContent: '×', onclick: close });
  frame = add(panel, 'iframe', { title: help, allow: 'fullscreen;clipboard-write', referrerPolicy: 'origin' });
  panel.onclick = ({ target }) => {
    // The click is on the backdrop.
    if (target === panel) close();
  };
  panel.onclose = () => {
    if (dialog === panel) dialog = undefined;
    host.remove();
    opener?.focus();
  };
  dialog = panel;
  sendSettings();
  panel.showModal();
  const url = await addressOf(place).catch(() => new URL(home));
  url.searchParams.set(parameter, colorMode());
  if (dialog === panel) frame.src = url.href;
}

addEventListener('message', ({ source, origin, data }) => {
  if (dialog === undefined || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
  if (isMessage<HelpMessage>(data, 'help:close')) close();
  else if (isMessage<HelpMessage & { title: string }>(data, 'help:state')) {
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
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) press(event);
});
addEventListener('keydown', (event) => {
  // Browsers click buttons and links themselves.
  if (/^(Enter| )$/.test(event.key) && (event.target as Element).matches('[data-help]:not(a,button)')) press(event);
});
dark.addEventListener('change', sendSettings);
new MutationObserver(sendSettings).observe(root, { attributeFilter: ['lang', 'data-help-locale', 'data-help-mode'] });

Object.assign(window, { helpCentre: { open, close } });
