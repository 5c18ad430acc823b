import { openZoom } from '../../../src/islands/zoomDialog';

const release = jest.fn();
const openLayer = () => ({ release });

/** The bundler injects the styles when the module loads. */
async function startZoom(root: HTMLElement): Promise<() => void> {
  Object.assign(globalThis, { __ZOOM_STYLES__: {} });
  const { enhance } = await import('../../../src/islands/imageZoom');
  return enhance(root, { openLayer });
}

const content = (lang: string) =>
  `<article${lang}><span class="zoomable" data-enlarge="Förstora bilden" data-close="Stäng"><img alt="Tilaus" width="400" height="300"></span></article>`;

beforeEach(() => {
  document.documentElement.lang = 'sv';
  // jsdom has neither animations nor modal dialogs.
  Object.assign(window, { KeyframeEffect: class {}, matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, {
    animate: () => ({ reverse: () => undefined, finished: new Promise(() => undefined) }),
  });
  HTMLDialogElement.prototype.showModal = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

test.each([
  ['another language than the reader’s', ' lang="fi"', ['sv', 'fi', 'sv']],
  ['the reader’s language', '', ['', 'sv', '']],
])(
  'in a text in %s the buttons are in the reader’s language, and the dialog’s name is in the text’s',
  async (_, lang, expected) => {
    document.body.innerHTML = content(lang);
    const undo = await startZoom(document.body);
    const button = document.querySelector<HTMLElement>('.zoom-button');
    button?.click();
    const made = [button, ...document.querySelectorAll<HTMLElement>('dialog, .zoom-close')];
    expect(made.map((element) => element?.lang)).toEqual(expected);
    undo();
    expect(document.querySelector('.zoom-button, dialog')).toBeNull();
  },
);

test('closes even if the animation never finishes', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button>Suurenna</button><img width="400" height="300" alt="Tilaus">';
  const image = document.querySelector('img');
  const trigger = document.querySelector('button');
  if (image === null || trigger === null) throw new Error('There is no image.');
  openZoom({ image, trigger, closeText: 'Sulje', openLayer });
  document.querySelector('dialog')?.click();
  expect(image.style.visibility).toBe('hidden');
  jest.runAllTimers();
  expect([document.querySelector('dialog'), image.style.visibility]).toEqual([null, '']);
  expect(document.activeElement).toBe(trigger);
  expect(release).toHaveBeenCalled();
  jest.useRealTimers();
});
