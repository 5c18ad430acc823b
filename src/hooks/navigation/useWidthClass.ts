import { useEffect, useState } from 'react';
import { widthClassOf, type WidthClass } from '../../model/navigation/widthClass';

/**
 * The layout of the window. The server and the first render do not know it, so what depends on it is chosen by
 * style sheets until then.
 */
export function useWidthClass(): WidthClass | 'unknown' {
  const [widthClass, setWidthClass] = useState<WidthClass | 'unknown'>('unknown');
  useEffect(() => {
    const update = () => setWidthClass(widthClassOf(window.innerWidth));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return widthClass;
}
