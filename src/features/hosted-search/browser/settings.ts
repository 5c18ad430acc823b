import { settings } from 'site-features';
import type { BrowserSettings } from '../model/settings';

export const hostedSettings = (): BrowserSettings => settings['hosted-search'] as BrowserSettings;
