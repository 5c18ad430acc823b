/** The files that products load. */
export const LOADER_FILE = '/embed.js';
export const MAP_FILE = '/help-map.json';

/** What the build writes into the loader. */
export interface LoaderFacts {
  /** Query parameter of the bare view. */
  parameter: string;
  /** Name of the panel and of its close button by locale, the default one first. */
  texts: Record<string, readonly [help: string, close: string]>;
}

/** Addresses by locale, the default one first; relative to the folder of the map, except on other origins. */
type Addresses = Record<string, string>;

/** The file `help-map.json`, which the loader reads. */
export interface HelpMap {
  /** The search page. */
  search: Addresses;
  /** Pages and sections by the id of a place. */
  places: Record<string, Addresses>;
}

/** From the product to the page in the frame. */
export interface HelpSettings {
  type: 'help:settings';
  colorMode?: string | undefined;
  /** Language tag; other languages than those of the site change nothing. */
  locale?: string | undefined;
  /** True to show a close button in the frame, for a product whose panel has none. */
  closeButton?: boolean | undefined;
}

/** From the page in the frame to the product. */
export type HelpMessage =
  | {
      type: 'help:state';
      title: string;
      /** Without the parameter of the bare view. */ address: string;
      locale: string;
    }
  | { type: 'help:close' };

/** Attribute of `<html>` in the bare view, which is set before the first paint. */
export const EMBEDDED = 'data-embedded';

/** Name of the frame's window, which keeps the bare view when a link without the parameter loads a document. */
const WINDOW_NAME = 'help-centre';

/** Attribute of `<html>` with the colour mode of the product, which is stronger than the reader's choice. */
export const HELD_COLOR_MODE = 'data-theme-held';

/** Returns the script that chooses the bare view before the first paint, and keeps the product's colour mode. */
export const embedScript = (parameter: string): string =>
  `(function(d,w,h,t){var v=new URLSearchParams(location.search).get(${JSON.stringify(parameter)});` +
  `if(v===null&&w.name!=="${WINDOW_NAME}")return;d.setAttribute("${EMBEDDED}","");` +
  `if(w!==parent&&!w.name)w.name="${WINDOW_NAME}";` +
  `new MutationObserver(function(){var m=d.getAttribute(h);m&&m!==d.getAttribute(t)&&d.setAttribute(t,m)})` +
  `.observe(d,{attributeFilter:[h,t]});` +
  `if(v==="light"||v==="dark")d.setAttribute(h,v)` +
  `})(document.documentElement,window,"${HELD_COLOR_MODE}","data-theme")`;

/** Returns an address without the parameter of the bare view. */
export function fullAddress(href: string, parameter: string): string {
  const url = new URL(href);
  url.searchParams.delete(parameter);
  return url.href;
}
