import type { Page } from '@playwright/test';
import type { Actor } from './actor';
import type { Device } from './device';

/** What one video shows. Its title, description and topic stand in `content/videos/<name>.yaml`. */
export interface Scene {
  name: string;
  device: Device;
  /** Path of the page on which it begins. */
  start: string;
  /** What has to be so before, such as an earlier visit; it is not on the film. */
  prepare?: (page: Page) => Promise<void>;
  /** Second of the picture that stands for the video before it is started. */
  posterAt: number;
  play: (actor: Actor) => Promise<void>;
}
