import { phaseTable } from '../buildPhases';

test('lists the phases of both builds side by side, without short ones and counts', () => {
  const cold =
    'success onPreInit - 12.942s\nsuccess run queries in workers - 6.6s - 10/10 3/s\nsuccess load plugins - 0.1s\n';
  const warm = 'info something\nsuccess onPreInit - 1.0s\nsuccess Clean up stale nodes - 1.25s - 9/0 0.00/s\n';
  expect(phaseTable(cold, warm)).toEqual([
    { phase: 'onPreInit', 'cold s': '12.9', 'warm s': '1.0' },
    { phase: 'run queries in workers', 'cold s': '6.6', 'warm s': '0.0' },
    { phase: 'Clean up stale nodes', 'cold s': '0.0', 'warm s': '1.3' },
  ]);
});
