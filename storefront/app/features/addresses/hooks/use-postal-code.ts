import { useFetcher } from '@remix-run/react';
import { useCallback } from 'react';
import type { PostalAnswer } from '../addresses.api.server';
import type { loader } from '../postal-code.resource';

/** What the post knows of the code being typed; what the page knew, until another whole code is there. */
export function usePostalCode(initial: PostalAnswer | null) {
  const { load, data, state } = useFetcher<typeof loader>();
  const ask = useCallback((zip: string) => (/^\d{5}$/.test(zip) ? load(`/postal-codes/${zip}`) : undefined), [load]);
  return { postal: data === undefined ? initial : data, isAsking: state !== 'idle', ask };
}
