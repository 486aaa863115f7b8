/** A loop that calls `work` again while it returns true, when woken, and otherwise after a pause. */
export interface Loop {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a loop. When woken it works at once, but begins no sooner than `restMs` after it ended last: what comes in a crowd is then taken
 * together.
 */
export function startLoop(
  work: () => Promise<boolean>,
  pauseMs: number,
  onError: (error: unknown) => void,
  restMs = 0,
): Loop {
  let isStopping = false;
  let wasWoken = false;
  let wake = (): void => {};

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, wasWoken ? 0 : pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let stopResting = (): void => {};
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, restMs);
      stopResting = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const done = (async () => {
    while (!isStopping) {
      wasWoken = false;
      const isBusy = await work().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (isBusy || isStopping) continue;
      if (restMs > 0) await rest();
      if (!isStopping) await pause();
    }
  })();

  return {
    wake: () => {
      wasWoken = true;
      wake();
    },
    stop: () => {
      isStopping = true;
      stopResting();
      wake();
      return done;
    },
  };
}
