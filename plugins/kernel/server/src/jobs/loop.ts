/** A loop that calls `work` again at once while it returns true, when woken, and otherwise after a pause. */
export interface Loop {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

export function startLoop(work: () => Promise<boolean>, pauseMs: number, onError: (error: unknown) => void): Loop {
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

  const done = (async () => {
    while (!isStopping) {
      wasWoken = false;
      const isBusy = await work().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!isBusy && !isStopping) await pause();
    }
  })();

  return {
    wake: () => {
      wasWoken = true;
      wake();
    },
    stop: () => {
      isStopping = true;
      wake();
      return done;
    },
  };
}
