import { render, screen } from '@testing-library/react';
import { slots } from 'site-features';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { FrameSlot } from '../../../../components/layout/Slot';
import { useDocRoot } from '../../../../hooks/navigation/useDocRoot';
import { FeatureDataContext, PageDataContext } from '../../../../hooks/site/useFeatureData';
import { preferVersion } from '../../browser/preferredVersion';
import { VersionFrame } from '../../components/VersionFrame';
import type { PageVersion, SiteVersions } from '../../node/versionData';

const DATA: SiteVersions = {
  entries: [
    { name: 'current', label: '2.0', mainPath: '/docs', links: [] },
    { name: '1.0', label: '1.0', mainPath: '/docs/1.0', links: [{ from: '/docs/a', to: '/docs/1.0/a' }] },
  ],
  texts: {},
};
const PATHS = ['/docs/a', '/docs/1.0/a'];
const OLD: PageVersion = { name: '1.0', label: '1.0', banner: 'none', paths: PATHS, latestPath: '/docs/a' };

function Targets() {
  const { name, pathOf, withTargets } = useDocRoot();
  return (
    <p>{JSON.stringify([name, pathOf('/docs/a'), withTargets({ items: [{ to: '/docs/a' }, { to: '/blog' }] })])}</p>
  );
}

function targetsOn(page?: PageVersion): unknown {
  Object.assign(slots, { frame: [VersionFrame] });
  const { container, unmount } = renderInPage(
    <FeatureDataContext.Provider value={{ versions: DATA }}>
      <PageDataContext.Provider value={page === undefined ? {} : { versions: page }}>
        <FrameSlot site={{} as Queries.ChromeFragment}>
          <Targets />
        </FrameSlot>
      </PageDataContext.Provider>
    </FeatureDataContext.Provider>,
    'fi',
    '/',
  );
  const targets: unknown = JSON.parse(container.textContent ?? '');
  unmount();
  return targets;
}

beforeEach(() => localStorage.clear());
afterEach(() => Object.assign(slots, { frame: undefined }));

const IN_CURRENT = ['current', '/docs/a', { items: [{ to: '/docs/a' }, { to: '/blog' }] }];
const IN_OLD = ['1.0', '/docs/1.0/a', { items: [{ to: '/docs/1.0/a' }, { to: '/blog' }] }];

test('links lead to the version of the page, else to the chosen one, else to the current one', () => {
  expect([targetsOn(OLD), targetsOn()]).toEqual([IN_OLD, IN_CURRENT]);
  preferVersion('1.0');
  expect([targetsOn(), targetsOn({ ...OLD, name: 'current' })]).toEqual([IN_OLD, IN_CURRENT]);
});

test('nests the features’ contributions to the frame in order', () => {
  const around = (name: string) =>
    function Around({ children }: { children: React.ReactNode }) {
      return <div title={name}>{children}</div>;
    };
  Object.assign(slots, { frame: [around('first'), around('second')] });
  render(<FrameSlot site={{} as Queries.ChromeFragment}>frame</FrameSlot>);
  expect(screen.getByTitle('first').innerHTML).toBe('<div title="second">frame</div>');
});
