import { escapeHtml } from '../model/blocks';

/**
 * Prints a text by itself, without the page around it.
 * @param html escaped, see `blocksHtml`
 */
export function printAnswer(html: string, title: string, lang: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Of one that is not displayed, Firefox prints nothing.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = `<!doctype html><html lang="${escapeHtml(lang)}"><title>${escapeHtml(title)}</title><body>${html}`;
  frame.addEventListener('load', () => {
    const paper = frame.contentWindow;
    if (paper === null) return;
    paper.addEventListener('afterprint', () => frame.remove());
    paper.print();
  });
  document.body.append(frame);
}
