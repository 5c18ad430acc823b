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
    const address = new URL(window.location.href);
    const { parameter } = supportSettings();
    const inAddress = address.searchParams.get(parameter);
    if (inAddress !== null) {
      turn(inAddress === ON);
      // A link that is copied from the address bar must not turn the tools on for a customer.
      address.searchParams.delete(parameter);
      window.history.replaceState(window.history.state, '', address);
    }
    const update = () => setIsOn(slot.get() === ON);
    update();
    return slot.listen(update);
  }, []);
  return [isOn, turn];
}
