import { z } from 'zod';
import { isSlugWord } from '../slugWord';

/** A property that becomes part of an id, an address or a key of the storage. */
export const slugProp = z
  .string()
  .refine(isSlugWord, 'is no plain word.')
  .meta({ title: 'small letters, digits and hyphens' });
