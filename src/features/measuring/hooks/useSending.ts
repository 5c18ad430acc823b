import { useState } from 'react';

/** How far something is that is being sent. */
type Sending = 'unsent' | 'sending' | 'sent' | 'failed';

/** The state of one thing that is sent, and the way to send it; a second press meanwhile does nothing. */
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
