import { indexAfterKey } from '../model/navigation/listKeys';

/** A `.tabs` element. */
export interface TabSet {
  group: string | undefined;
  /** True when a tab has this value. */
  has: (value: string) => boolean;
  /** Shows the panel around an element; returns whether it was hidden. */
  showAround: (element: Element) => boolean;
  show: (value: string) => void;
  undo: () => void;
}

const childrenOf = (element: Element, selector: string) =>
  [...element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );

/** Turns the buttons and panels of the build into tabs. `onChoose` gets the chosen value. */
export function createTabSet(root: HTMLElement, onChoose: (value: string, tab: HTMLElement) => void): TabSet {
  const list = childrenOf(root, '.tab-list');
  const tabs = list.flatMap((element) => childrenOf(element, '.tab'));
  const panels = childrenOf(root, '.tab-panel');
  const listening = new AbortController();
  const { signal } = listening;

  const show = (value: string) => {
    for (const tab of tabs) {
      const isShown = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    for (const panel of panels) {
      // Find-in-page also searches `hidden="until-found"` panels and reveals them by an event.
      if (panel.dataset.value === value) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  };

  tabs.forEach((tab, index) => {
    const { value = '' } = tab.dataset;
    tab.addEventListener('click', () => onChoose(value, tab), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = indexAfterKey(event.key, index, tabs.length, 'row');
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        tabs[next]?.focus();
      },
      { signal },
    );
  });
  panels.forEach((panel, index) => {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tabs[index]?.id ?? '');
    panel.tabIndex = 0;
    panel.addEventListener(
      'beforematch',
      (event) => {
        if (event.target === panel) show(panel.dataset.value ?? '');
      },
      { signal },
    );
  });
  // Back may have selected another tab than the first.
  show((tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? tabs[0])?.dataset.value ?? '');
  root.toggleAttribute('data-ready', true);

  return {
    group: root.dataset.group,
    has: (value) => panels.some((panel) => panel.dataset.value === value),
    showAround: (element) => {
      const panel = panels.find((candidate) => candidate.contains(element));
      if (panel === undefined || !panel.hasAttribute('hidden')) return false;
      show(panel.dataset.value ?? '');
      return true;
    },
    show,
    undo: () => {
      listening.abort();
      show(tabs[0]?.dataset.value ?? '');
      for (const panel of panels)
        for (const name of ['role', 'aria-labelledby', 'tabindex', 'hidden']) panel.removeAttribute(name);
      root.removeAttribute('data-ready');
    },
  };
}
