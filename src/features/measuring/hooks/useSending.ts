import { useState } from 'react';

/** Progress of a message. */
type Sending = 'unsent' | 'sending' | 'sent' | 'failed';

/** Returns the progress of a message and a function that sends it; calls while it is being sent do nothing. */
export function useSending(send: () => Promise<void>, initially: Sending): [Sending, () => void] {
  const [state, setState] = useState(initially);
  const start = () => {
    if (state === 'sending' || state === 'sent') return;
    setState('sending');
    send().then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return [state, start];
}
