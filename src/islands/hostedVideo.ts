const ALLOW = 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture';

function createPlayer(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'hosted-video-player';
  frame.title = title;
  frame.allow = ALLOW;
  // The services play only with a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = src;
  return frame;
}

/** Replaces the link by a button, which the player then replaces. */
function addButton(box: HTMLElement): () => void {
  const link = box.querySelector('a');
  const { player = '', play = '', title = '' } = box.dataset;
  if (link === null) return () => undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hosted-video-start';
  button.setAttribute('aria-label', `${play}: ${title}`);
  const label = document.createElement('span');
  label.className = 'hosted-video-title';
  label.textContent = title;
  button.append(label);
  let shown: HTMLElement = button;
  button.addEventListener('click', () => {
    shown = createPlayer(player, title);
    button.replaceWith(shown);
    shown.focus();
  });
  link.replaceWith(button);
  return () => shown.replaceWith(link);
}

/** Starts embedded videos on click; before that nothing is loaded from the service. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('.hosted-video')].map(addButton);
  return () => undo.forEach((restore) => restore());
}
