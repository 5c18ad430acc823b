import type { FeatureData, SlotProps } from '../../../../extend';

/** The colours that the settings give to the bar, whose schema has checked them; without them it has the site's. */
export function AnnouncementColors({ site }: SlotProps['head']) {
  const { colors } = (site.features as unknown as FeatureData).announcement;
  if (colors === undefined) return null;
  const css = `:root{--announcement-ground:${colors.ground};--announcement-text:${colors.text}}`;
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
