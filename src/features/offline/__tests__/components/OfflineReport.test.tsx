import { screen } from '@testing-library/react';
import type { OfflineState } from '../../browser/offlineKeeper';
import { OfflineActions, OfflineReport } from '../../components/OfflineDialog';
import type { KeptEdition } from '../../model/messages';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';

const KEPT: KeptEdition = { id: 'a', day: '2026-01-31', stored: 2_000_000 };
const NEWEST = { id: 'b', transfer: 1_000_000, stored: 2_000_000 };
const HALF = { done: 500_000, total: 1_000_000 };
const nothing = () => Promise.resolve();

const KEEP = 'Tallenna sivusto';
const RETRY = 'Yritä uudelleen';
const REMOVE = 'Poista laitteelta';

test.each<[OfflineState, text: RegExp, buttons: string[]]>([
  [{ kind: 'looking' }, /^Katsotaan/, []],
  [{ kind: 'unsupported' }, /^Selain ei salli tallentamista tällä sivustolla/, []],
  [{ kind: 'none' }, /^Ladattavaa on noin 1,0 Mt, ja laitteelta kuluu tilaa noin 2,0 Mt\.$/, [KEEP]],
  [{ kind: 'working', progress: HALF }, /^0,5 Mt \/ 1,0 Mt$/, []],
  [
    { kind: 'kept', kept: KEPT, isWaiting: false },
    /^Tallennettu 31\. tammikuuta 2026\. Tilaa kuluu 2,0 Mt\.$/,
    ['Päivitä nyt', REMOVE],
  ],
  [{ kind: 'kept', kept: { ...KEPT, id: 'b' }, isWaiting: false }, /^Sivusto on tallessa/, [REMOVE]],
  [{ kind: 'kept', kept: KEPT, isWaiting: true }, /^Uudempi versio on ladattu/, [REMOVE]],
  [{ kind: 'failed', reason: 'quota', kept: undefined }, /^Laitteella ei ole tarpeeksi tilaa/, [RETRY]],
  [{ kind: 'failed', reason: 'network', kept: undefined }, /^Sivustoa ei saatu tallennettua/, [RETRY]],
  [{ kind: 'failed', reason: 'network', kept: KEPT }, /^Sivusto on tallessa/, [RETRY, REMOVE]],
])('in the state %j the dialog shows %s', (state, text, buttons) => {
  const offline = { state, newest: NEWEST, keep: nothing, remove: nothing };
  renderInPage(
    <>
      <OfflineReport {...offline} />
      <OfflineActions {...offline} />
    </>,
  );
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
