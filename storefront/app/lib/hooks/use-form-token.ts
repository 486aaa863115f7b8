import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useStore } from './use-store';
import type { loader } from '../../session/form-token.resource';

/** The person's form token, or one asked for now: pages kept whole for anonymous visitors carry none. */
export function useFormToken(): string | null {
  const { csrf } = useStore();
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (csrf === null) load('/form-token');
  }, [csrf, load]);
  return csrf ?? data?.csrf ?? null;
}
