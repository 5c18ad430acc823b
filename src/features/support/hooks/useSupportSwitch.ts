import { useEffect, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import { supportSettings } from '../browser/supportSettings';

const KEY = 'site.support';
const ON = '1';

/** Returns whether this browser has turned the support tools on, and a function that changes it. */
export function useSupportSwitch(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(false);
  const turn = (toOn: boolean) => {
    const slot = storageSlot(KEY);
    if (toOn) slot.set(ON);
    else slot.remove();
  };
  useEffect(() => {
    const slot = storageSlot(KEY);
    const inAddress = new URLSearchParams(window.location.search).get(supportSettings().parameter);
    if (inAddress !== null) turn(inAddress === ON);
    const update = () => setIsOn(slot.get() === ON);
    update();
    return slot.listen(update);
  }, []);
  return [isOn, turn];
}
