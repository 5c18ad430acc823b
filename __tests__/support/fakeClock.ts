const CLOCKS: readonly FakeableAPI[] = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Lets a test set some of the clocks; the others go on, since servers and promises need them. */
export function fakeOnly(faked: readonly FakeableAPI[], now?: string): void {
  const others = CLOCKS.filter((clock) => !faked.includes(clock));
  jest.useFakeTimers({ doNotFake: others, ...(now === undefined ? {} : { now: new Date(now) }) });
}
