import { useEffect, useRef, type RefObject } from 'react';

/** Acts on boxes that were ticked before the page came alive, when nobody heard of it. */
export function useChosenBefore(form: RefObject<HTMLFormElement | null>, act: () => void): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]') ?? [];
    if ([...boxes].some(({ checked, defaultChecked }) => checked !== defaultChecked)) act();
  });
}
