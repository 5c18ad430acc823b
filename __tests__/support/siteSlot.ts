import type { ComponentType } from 'react';

/** Replaces the modules of the slots that only some pages have: a test fills the slot of its component. */
export const components: ComponentType<object>[] = [];
