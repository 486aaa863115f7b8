import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import type { Shape } from '../../../../shared/shape';
import type { AnyAnswer } from '../options';
import { isPassing, lookPauseMs } from './record-state';

/**
 * Reads a record again and again while it is in a state that the platform leads it out of, and hands over each new version. A page that
 * nobody looks at asks nothing.
 */
export function usePassingState(shape: Shape, record: AnyAnswer, take: (next: AnyAnswer) => void): void {
  const { get } = useFetchClient();
  const taking = useRef(take);
  taking.current = take;
  const { id, updatedAt } = record;
  const passes = isPassing(shape, record);
  useEffect(() => {
    if (!passes) return undefined;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      if (!document.hidden) {
        // What could not be read is read the next time: nobody asked for it.
        const fresh = await get<{ data: AnyAnswer }>(`${shape.path}/${id}`).catch(() => null);
        if (isOver) return;
        if (fresh !== null && fresh.data.data.updatedAt !== updatedAt) return taking.current(fresh.data.data);
      }
      wait();
    };
    const wait = (): void => void (timer = setTimeout(() => void look(), lookPauseMs((looks += 1))));
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [get, passes, shape, id, updatedAt]);
}
