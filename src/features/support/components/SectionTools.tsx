import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { headingText } from '../browser/extractSection';
import { sectionElements, targetOnPage } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { ToolButtons } from './ToolButtons';
import { toolStyles as styles } from './toolStyles';

/** A heading or a step of the open page. */
interface Section {
  element: HTMLElement;
  /** The element that its tools are rendered into. */
  host: HTMLElement;
}

/** Adds an element for the tools after a heading or in a step: React does not render the content. */
function withHost(element: HTMLElement): Section {
  const host = document.createElement('div');
  host.className = 'support-tools';
  if (element.tagName === 'LI') element.append(host);
  else element.after(host);
  return { element, host };
}

/** Returns the headings and steps of the open page, and updates them when the page changes. */
function useSections(): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    let current: readonly Section[] = [];
    const update = () => {
      const elements = sectionElements();
      const kept = current.filter(({ element, host }) => elements.includes(element) && host.isConnected);
      if (kept.length === elements.length && kept.length === current.length) return;
      current = elements.map((element) => kept.find((section) => section.element === element) ?? withHost(element));
      setSections(current);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      current.forEach(({ host }) => host.remove());
    };
  }, []);
  return sections;
}

/** The tools beside each heading and each step of a guide. */
export function SectionTools() {
  const { store } = useReplyStore();
  return useSections().map(({ element, host }, index) => {
    const isStep = element.tagName === 'LI';
    const first = Number(element.parentElement?.getAttribute('start') ?? '1');
    const number = first + [...(element.parentElement?.children ?? [])].indexOf(element);
    return createPortal(
      <div css={isStep ? styles.besideStep : styles.besideHeading}>
        <ToolButtons
          name={isStep ? store.t('toolsOfStep', { number }) : store.t('toolsOf', { name: headingText(element) })}
          target={() => targetOnPage(element.id, store.site)}
        />
      </div>,
      host,
      `${element.id}-${String(index)}`,
    );
  });
}
