import { currentRouter } from '../../../browser/router/currentRouter';
import { localeOfLang } from '../../../model/site/locale';
import { fullAddress, HELD_COLOR_MODE, type HelpMessage, type HelpSettings } from '../model/messages';

interface PanelFacts {
  /** Origins of the products. */
  hosts: readonly string[];
  parameter: string;
  /** Locale code of the open page. */
  code: string;
  locales: readonly { code: string; htmlLang: string }[];
  onCloseButton: (isShown: boolean) => void;
}

/** Loads the open page in another language, by the link of the language switch. */
function changeLanguage(lang: string, { code, locales }: PanelFacts): void {
  const codes = locales.map((locale) => locale.code);
  const { htmlLang = '' } = locales.find((locale) => locale.code === localeOfLang(lang, codes)) ?? {};
  const link = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${CSS.escape(htmlLang)}"]`);
  if (link === null || localeOfLang(lang, codes) === code) return;
  window.location.replace(Object.assign(new URL(link.href), { hash: window.location.hash }));
}

/** Connects the bare view with the product around it; returns functions that close the panel and disconnect. */
export function connectPanel(facts: PanelFacts): { close: () => void; disconnect: () => void } {
  const { hosts, parameter, code, onCloseButton } = facts;
  // Firefox has no `ancestorOrigins`.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: ArrayLike<string> };
  const around = ancestorOrigins?.[0] ?? /^\w+:\/\/[^/]+/.exec(document.referrer)?.[0];
  let product = hosts.find((host) => host === around);
  let sent = '';
  const send = (message: HelpMessage) => {
    if (window.parent === window) return;
    // The browser delivers to the right origin only.
    for (const origin of product === undefined ? hosts : [product]) window.parent.postMessage(message, origin);
  };
  const tell = () => {
    const address = fullAddress(window.location.href, parameter);
    const state = { type: 'help:state', title: document.title, address, locale: code } as const;
    if (sent !== (sent = JSON.stringify(state))) send(state);
  };
  const close = () => send({ type: 'help:close' });

  const connection = new AbortController();
  const { signal } = connection;
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Partial<HelpSettings> | null>) => {
      if (source !== window.parent || !hosts.includes(origin) || data?.type !== 'help:settings') return;
      product = origin;
      const { colorMode = '', locale, closeButton } = data;
      // The script of the bare view shows it, and does not store it as the reader's choice.
      if (/^(?:light|dark)$/.test(colorMode)) document.documentElement.setAttribute(HELD_COLOR_MODE, colorMode);
      if (closeButton !== undefined) onCloseButton(closeButton);
      if (typeof locale === 'string') changeLanguage(locale, facts);
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    ({ key, target, defaultPrevented }) => {
      const isTaken = defaultPrevented || document.querySelector('dialog[open]') !== null;
      const isClearing = target instanceof HTMLInputElement && target.value !== '';
      if (key === 'Escape' && !isTaken && !isClearing) close();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="http"]') : null;
      if (link === null || link.origin === window.location.origin) return;
      link.target = '_blank';
      link.relList.add('noopener');
    },
    { signal, capture: true },
  );
  const observer = new MutationObserver(tell);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const unsubscribe = currentRouter()?.subscribe(tell);
  tell();
  const disconnect = () => {
    connection.abort();
    observer.disconnect();
    unsubscribe?.();
  };
  return { close, disconnect };
}
