import { useEffect, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';

const KEY = 'ohjekeskus.support';
/** In the query of any address: `?tuki=1` asks for the tools, `?tuki=0` puts them away. */
const PARAMETER = 'tuki';
const ON = '1';

/** Whether this browser has asked for the tools of those who answer customers, and the way to change it. */
export function useSupportSwitch(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(false);
  const turn = (wanted: boolean) => {
    const slot = storageSlot(KEY);
    if (wanted) slot.set(ON);
    else slot.remove();
  };
  useEffect(() => {
    const slot = storageSlot(KEY);
    const asked = new URLSearchParams(window.location.search).get(PARAMETER);
    if (asked !== null) turn(asked === ON);
    const update = () => setIsOn(slot.get() === ON);
    update();
    return slot.listen(update);
  }, []);
  return [isOn, turn];
}
