import type { Page } from '@playwright/test';
import type { Actor } from './actor';
import type { Device } from './device';

/** The scene of a video. Title, description and topic are in `content/videos/<name>.yaml`. */
export interface Scene {
  name: string;
  device: Device;
  /** Path of the first page. */
  start: string;
  /** Setup such as an earlier visit; not recorded. */
  prepare?: (page: Page) => Promise<void>;
  /** Second of the poster frame. */
  posterAt: number;
  play: (actor: Actor) => Promise<void>;
}
