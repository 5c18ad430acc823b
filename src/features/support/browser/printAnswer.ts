import { escapeHtml } from '../model/blocks';

/**
 * Prints an answer without the page around it.
 * @param html escaped, see `blocksHtml`
 */
export function printAnswer(html: string, title: string, lang: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Firefox prints nothing of an iframe with `display: none`.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = `<!doctype html><html lang="${escapeHtml(lang)}"><title>${escapeHtml(title)}</title><body>${html}`;
  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    if (view === null) return;
    view.addEventListener('afterprint', () => frame.remove());
    view.print();
  });
  document.body.append(frame);
}
