import type { DataOf } from '@mayorista/config/answers';
import { usePolledRead } from '../reading/shared-reads';
import { needing, useMay } from '../use-may';

export type WaitingItem = DataOf<'GET /waiting'>[number];

/** Within five seconds home page and menu tell what happened elsewhere. */
const everyMs = 4_000;

/** Reads what waits for the person, again and again; null until it was read once. The menu and the home page share one request. */
export function useWaiting(): readonly WaitingItem[] | null {
  const mayRead = useMay(needing('waiting.read'));
  const answer = usePolledRead(mayRead ? '/kernel/waiting' : null, everyMs) as
    { readonly data: readonly WaitingItem[] } | undefined;
  return answer?.data ?? null;
}
