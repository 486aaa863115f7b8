/** Rejects with `message` after `timeoutMs`; a later result or failure of `work` is ignored. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // A process that was busy reads what came meanwhile before it calls the silence of the other side a failure.
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
