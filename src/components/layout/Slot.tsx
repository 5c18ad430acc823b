import type { ComponentType, ReactNode } from 'react';
import { slots } from 'site-features';
import type { SlotName, SlotProps } from '../../extend';

interface SlotOptions<Name extends SlotName> {
  name: Name;
  /** The components of a slot that has a module of its own. */
  components?: readonly ComponentType<SlotProps[Name]>[];
}

/** What features put at a named place of the page; nothing where no feature fills it. */
export function Slot<Name extends SlotName>({
  name,
  components = slots[name] ?? [],
  ...props
}: SlotOptions<Name> & SlotProps[Name]) {
  return (components as readonly ComponentType<object>[]).map((Component, index) => (
    <Component key={index} {...props} />
  ));
}

/** Wraps the frame of a page in what features put around it, the first outermost. */
export function FrameSlot({ site, children }: SlotProps['frame']) {
  return (slots.frame ?? []).reduceRight<ReactNode>((inside, Frame) => <Frame site={site}>{inside}</Frame>, children);
}
