const slowestRestartMs = 30_000;
const healthyAfterMs = 60_000;

/** When to start a process again that ended: after `baseMs`, doubled each time it ended young. Gives how often in a row it did, too. */
export function restartOf({ startedAt, failures, baseMs }) {
  const again = Date.now() - startedAt > healthyAfterMs ? 0 : failures + 1;
  return { failures: again, pauseMs: Math.min(slowestRestartMs, baseMs * 2 ** again) };
}
