import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFailure, type Failure } from '@mayorista/kernel/panel';
import type { Order } from '../../orders/order';
import { pluginId } from '../../plugin-id';

/** The panel is answered what whoever works on orders sees. */
interface Answer {
  readonly data: Order;
}

interface Read {
  readonly order: Order | null;
  readonly failure: Failure | null;
}

interface Change {
  readonly to: Order['status'];
  readonly reason: string;
}

export interface OrderState extends Read {
  readonly reload: () => Promise<void>;
  /** Moves the order to a state; answers why not, or null when it moved. */
  readonly change: (change: Change) => Promise<Failure | null>;
}

const nothing: Read = { order: null, failure: null };

/** One order of the platform, and moving it along; an answer about another order that comes late is dropped. */
export function useOrder(id: string): OrderState {
  const { get, put } = useFetchClient();
  const [read, setRead] = useState<Read>(nothing);
  const asked = useRef(id);
  const path = `/${pluginId}/sale-orders/${encodeURIComponent(id)}`;

  const reload = useCallback(async () => {
    asked.current = id;
    try {
      const { data } = await get<Answer>(path);
      if (asked.current === id) setRead({ order: data.data, failure: null });
    } catch (error) {
      // The page says so and offers to try again.
      if (asked.current === id) setRead({ order: null, failure: toFailure(error) });
    }
  }, [get, path, id]);

  useEffect(() => {
    setRead(nothing);
    void reload();
  }, [reload]);

  const expected = read.order?.status;
  const change = useCallback(
    async ({ to, reason }: Change) => {
      const body = { status: to, expected_status: expected, ...(reason === '' ? {} : { reason }) };
      try {
        const { data } = await put<Answer>(`${path}/status`, body);
        setRead({ order: data.data, failure: null });
        return null;
      } catch (error) {
        const failure = toFailure(error);
        // Somebody was faster: what is shown is not true any more.
        if (failure.status === 409) await reload();
        return failure;
      }
    },
    [put, path, expected, reload],
  );

  return { ...read, reload, change };
}
