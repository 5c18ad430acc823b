import { currentRouter } from '../../../browser/router/currentRouter';
import { localeOfLang } from '../../../model/site/locale';
import { fullAddress, HELD_COLOR_MODE, isMessage, type HelpMessage, type HelpSettings } from '../model/messages';

export interface PanelFacts {
  /** Origins of the products. */
  hosts: readonly string[];
  parameter: string;
  /** Locale code of the open page. */
  code: string;
  locales: readonly { code: string; htmlLang: string }[];
  /** Shows or hides the close button. */
  onCloseButton: (isShown: boolean) => void;
}

const originOf = (address: string) => (address === '' ? '' : new URL(address).origin);

/** Loads the open page in another language, by the link of the language switch. */
function changeLanguage(lang: string, { code, locales }: PanelFacts): void {
  const found = localeOfLang(
    lang,
    locales.map((locale) => locale.code),
  );
  const htmlLang = locales.find((locale) => locale.code === found)?.htmlLang;
  if (found === undefined || found === code || htmlLang === undefined) return;
  const link = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${CSS.escape(htmlLang)}"]`);
  if (link !== null) window.location.replace(Object.assign(new URL(link.href), { hash: window.location.hash }));
}

/** Connects the bare view with the product around it; returns the functions to close the panel and to disconnect. */
export function connectPanel(facts: PanelFacts): { close: () => void; disconnect: () => void } {
  const { hosts, parameter, code, onCloseButton } = facts;
  const candidates = [window.location.ancestorOrigins?.[0] ?? '', originOf(document.referrer)];
  let product = candidates.find((origin) => hosts.includes(origin));
  let sent = '';
  const send = (message: HelpMessage) => {
    if (window.parent === window) return;
    // The browser delivers to the right origin only.
    for (const origin of product === undefined ? hosts : [product]) window.parent.postMessage(message, origin);
  };
  const tell = () => {
    const { title } = document;
    const state = {
      type: 'help:state',
      title,
      address: fullAddress(window.location.href, parameter),
      locale: code,
    } as const;
    if (sent !== (sent = JSON.stringify(state))) send(state);
  };
  const close = () => send({ type: 'help:close' });

  const handlers = {
    message: ({ origin, source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !hosts.includes(origin) || !isMessage<HelpSettings>(data, 'help:settings'))
        return;
      product = origin;
      const { colorMode, locale, closeButton } = data;
      // The script of the bare view shows it, and does not store it as the reader's choice.
      if (colorMode === 'light' || colorMode === 'dark')
        document.documentElement.setAttribute(HELD_COLOR_MODE, colorMode);
      if (closeButton !== undefined) onCloseButton(closeButton);
      if (typeof locale === 'string') changeLanguage(locale, facts);
    },
    keydown: (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      const isClearing = event.target instanceof HTMLInputElement && event.target.value !== '';
      if (event.key === 'Escape' && !isTaken && !isClearing) close();
    },
    click: ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || !link.protocol.startsWith('http') || link.origin === window.location.origin) return;
      link.target = '_blank';
      link.relList.add('noopener');
    },
  };
  window.addEventListener('message', handlers.message);
  window.addEventListener('keydown', handlers.keydown);
  document.addEventListener('click', handlers.click, true);
  const observer = new MutationObserver(tell);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const unsubscribe = currentRouter()?.subscribe(tell);
  tell();
  return {
    close,
    disconnect: () => {
      window.removeEventListener('message', handlers.message);
      window.removeEventListener('keydown', handlers.keydown);
      document.removeEventListener('click', handlers.click, true);
      observer.disconnect();
      unsubscribe?.();
    },
  };
}
