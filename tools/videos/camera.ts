import type { Page } from '@playwright/test';
import { compose } from './compose';
import type { Device } from './device';
import type { Address, Drawings } from './drawings';
import type { Film } from './film';

/** What is seen beside the page; the actor changes it, the camera takes it. */
export interface Look {
  address: Address;
  keys: string;
  pointer: { x: number; y: number; press: number } | undefined;
  /** True for a tab without a page. */
  isEmpty: boolean;
}

/** Takes what is seen now, for a number of frames. */
export type Camera = (look: Look, frames?: number) => Promise<void>;

/** Makes the camera of a page. */
export function createCamera(page: Page, device: Device, drawings: Drawings, film: Film): Camera {
  return async ({ address, keys, pointer, isEmpty }, frames = 1) => {
    const picture = {
      page: isEmpty ? await drawings.emptyPage() : await page.screenshot({ caret: 'initial' }),
      addressBar: await drawings.addressBar(address),
      keys: keys === '' ? undefined : await drawings.keys(keys),
      pointer,
    };
    film.add(await compose(picture, device), frames);
  };
}
