import type { ComponentType, ReactNode } from 'react';
import { slots } from 'site-features';
import type { SlotName, SlotProps } from '../../slots';

interface SlotOptions<Name extends SlotName> {
  name: Name;
  /** The components of a slot with a separate module. */
  components?: readonly ComponentType<SlotProps[Name]>[];
}

/** Renders the features' contributions to a named slot. */
export function Slot<Name extends SlotName>({
  name,
  components = slots[name] ?? [],
  ...props
}: SlotOptions<Name> & SlotProps[Name]) {
  return (components as readonly ComponentType<object>[]).map((Component, index) => (
    <Component key={index} {...props} />
  ));
}

/** Wraps the layout in the `frame` components of features, the first feature outermost. */
export function FrameSlot({ site, children }: SlotProps['frame']) {
  return (slots.frame ?? []).reduceRight<ReactNode>(
    (inner, Component) => <Component site={site}>{inner}</Component>,
    children,
  );
}
