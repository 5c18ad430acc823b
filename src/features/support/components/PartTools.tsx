import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { headingText } from '../browser/cutPage';
import { PARTS, placeHere } from '../browser/place';
import { useDesk } from '../hooks/useDesk';
import { kitStyles as styles } from './kitStyles';
import { ToolButtons } from './ToolButtons';

interface Part {
  element: HTMLElement;
  /** Where the tools of the part stand. */
  host: HTMLElement;
}

/** Makes room for tools after a heading and in a step; content is no tree of React's. */
function hostOf(element: HTMLElement): Part {
  const host = document.createElement('div');
  host.className = 'support-tools';
  if (element.tagName === 'LI') element.append(host);
  else element.after(host);
  return { element, host };
}

/** The headings and steps of the open page; looked for again whenever something in the page changes. */
function useParts(): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    let known: readonly Part[] = [];
    const look = () => {
      const elements = [...document.querySelectorAll<HTMLElement>(PARTS)];
      const kept = known.filter(({ element, host }) => elements.includes(element) && host.isConnected);
      if (kept.length === elements.length && kept.length === known.length) return;
      known = elements.map((element) => kept.find((part) => part.element === element) ?? hostOf(element));
      setParts(known);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      known.forEach(({ host }) => host.remove());
    };
  }, []);
  return parts;
}

/** The tools beside each heading and each step of a guide. */
export function PartTools() {
  const { desk } = useDesk();
  const parts = useParts();
  return (
    <>
      {parts.map(({ element, host }) => {
        const isStep = element.tagName === 'LI';
        const number = isStep ? Number(element.parentElement?.getAttribute('start') ?? '1') : 0;
        const place = isStep ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
        return createPortal(
          <div css={isStep ? styles.besideStep : styles.besideHeading}>
            <ToolButtons
              name={
                isStep
                  ? desk.t('toolsOfStep', { number: number + place })
                  : desk.t('toolsOf', { name: headingText(element) })
              }
              place={() => placeHere(element.id, desk.site)}
            />
          </div>,
          host,
          `${element.id}-${String(parts.findIndex((part) => part.host === host))}`,
        );
      })}
    </>
  );
}
