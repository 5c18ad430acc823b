import { openZoom } from '../../../src/islands/zoomDialog';

/** jsdom has neither animations nor modal dialogs. This animation never says that it has ended. */
function stubBrowser(): void {
  Object.assign(window, { KeyframeEffect: class {}, matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, {
    animate: () => ({ reverse: () => undefined, finished: new Promise(() => undefined) }),
  });
  HTMLDialogElement.prototype.showModal = () => undefined;
}

test('an enlarged image is closed even where the browser never tells of the end of its animation', () => {
  jest.useFakeTimers();
  stubBrowser();
  document.body.innerHTML = '<button>Suurenna</button><img width="400" height="300" alt="Tilaus">';
  const image = document.querySelector('img');
  const trigger = document.querySelector('button');
  if (image === null || trigger === null) throw new Error('There is no image.');
  openZoom({ image, trigger, closeText: 'Sulje' });
  document.querySelector('dialog')?.click();
  expect(image.style.visibility).toBe('hidden');
  jest.runAllTimers();
  expect(document.querySelector('dialog')).toBeNull();
  expect(image.style.visibility).toBe('');
  expect(document.activeElement).toBe(trigger);
});
