import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useStore } from './use-store';
import type { loader } from '../../session/form-token.resource';

/** Milliseconds after which a token that could not be had is asked for again. */
const RETRY_MS = 5_000;

/** The person's form token, or one asked for now: pages kept whole for anonymous visitors carry none. */
export function useFormToken(): string | null {
  const { csrf } = useStore();
  const { load, data, state } = useFetcher<typeof loader>();
  const token = csrf ?? data?.csrf ?? null;
  const isNeeded = token === null && state === 'idle';
  const waitMs = data === undefined ? 0 : RETRY_MS;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => load('/form-token'), waitMs);
    return () => clearTimeout(timer);
  }, [isNeeded, waitMs, load]);
  return token;
}
