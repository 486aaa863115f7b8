/** Rejects with `message` after `timeoutMs`; a later result or failure of `work` is ignored. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // Two turns of the event loop first: a process that was busy reads answers that have arrived before it reports a timeout.
    const giveUp = (): void => void setImmediate(() => setImmediate(() => reject(new Error(message))));
    timer = setTimeout(giveUp, timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
