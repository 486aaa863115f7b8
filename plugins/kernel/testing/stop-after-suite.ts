type Stop = () => Promise<void>;

const stops: Stop[] = [];

/** Has something stopped when the suite's file is done. A hook that is registered while another runs would be ignored, hence this list. */
export function stopAfterSuite(stop: Stop): void {
  stops.push(stop);
}

/** Stops all that was started, the last first; all are tried before the first failure is thrown. */
export async function stopStarted(): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops.splice(0).reverse()) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
