type Stop = () => Promise<void>;

const stops: Stop[] = [];

/** Registers a function that runs when the suite's file is done. A list, because a hook registered while another runs would be ignored. */
export function stopAfterSuite(stop: Stop): void {
  stops.push(stop);
}

/** Runs the registered functions, last first. Tries all, then throws the first failure. */
export async function stopStarted(): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops.splice(0).reverse()) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
