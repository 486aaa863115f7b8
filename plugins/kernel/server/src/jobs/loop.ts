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
  let isResting = false;
  let wasWoken = false;
  let endWait = (): void => {};

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const rest = async (): Promise<void> => {
    isResting = true;
    await wait(restMs);
    isResting = false;
  };

  const done = (async () => {
    while (!isStopping) {
      wasWoken = false;
      const isBusy = await work().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (isBusy || isStopping) continue;
      if (restMs > 0) await rest();
      if (!isStopping) await wait(wasWoken ? 0 : pauseMs);
    }
  })();

  return {
    wake: () => {
      wasWoken = true;
      if (!isResting) endWait();
    },
    stop: () => {
      isStopping = true;
      endWait();
      return done;
    },
  };
}
