import { carriedIn, type Sealed, type SealedList } from '../sealed';
import type { RequestArgs } from '../../load-context';

/** For a page, what stands for the list in its data; the list itself where data alone is asked for. */
export function carry<T>({ context }: RequestArgs, list: SealedList<T>): Sealed<readonly T[]> {
  const { carried } = context;
  if (carried === undefined) return list.text;
  const mark = carriedIn(`carried-${carried.size}`);
  carried.set(mark, list);
  return mark;
}
