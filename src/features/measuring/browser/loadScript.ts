/** Adds a script of another site to the page, which works without it. */
export function loadScript(src: string, browser: Window, integrity?: string): void {
  const script = browser.document.createElement('script');
  script.async = true;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = src;
  browser.document.head.append(script);
}
