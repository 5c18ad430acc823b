const CLOCKS: readonly FakeableAPI[] = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Fakes only the given clocks: servers and promises need the others. */
export function fakeOnly(faked: readonly FakeableAPI[], now?: string): void {
  const others = CLOCKS.filter((clock) => !faked.includes(clock));
  jest.useFakeTimers({ doNotFake: others, ...(now === undefined ? {} : { now: new Date(now) }) });
}
