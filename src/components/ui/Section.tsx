import { useId, type ReactNode } from 'react';
import { styleSheet } from 'site/styles';
import { space } from 'site/tokens';
import { stack } from '../../theme/stack';

const styles = styleSheet({
  section: { ...stack, gap: space.m, alignContent: 'start' },
  heading: { fontSize: '1.375rem' },
});

interface SectionProps {
  title: string;
  /** Id of its heading, for links. */
  id?: string;
  children: ReactNode;
}

/** A part of a page below its heading. */
export function Section({ title, id, children }: SectionProps) {
  const ownId = useId();
  return (
    <section css={styles.section} aria-labelledby={id ?? ownId}>
      <h2 css={styles.heading} id={id ?? ownId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
