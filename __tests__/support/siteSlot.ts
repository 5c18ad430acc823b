import type { ComponentType } from 'react';

/** Replaces the modules of the slots that only some pages have; a test fills its component's slot. */
export const components: ComponentType<object>[] = [];
