import { useRef, useState, type PointerEvent } from 'react';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';

const OPEN_DELAY_MS = 120;

/** Which panel of the bar is open: by resting the pointer, by click or Enter; closed by Escape or leaving. */
export function useHoverMenu() {
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  const [id, setId] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const open = (next: number) => {
    setId(next);
    setOpen(true);
  };
  return {
    container,
    openId: isOpen ? id : null,
    show(next: number) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(next), OPEN_DELAY_MS);
    },
    toggle(next: number) {
      clearTimeout(timer.current);
      // The pointer that clicks has rested already: a click on an open panel's division keeps it, the keyboard closes it.
      if (isOpen && id === next) setOpen(false);
      else open(next);
    },
    hide(event?: PointerEvent) {
      clearTimeout(timer.current);
      if (event?.pointerType === 'touch') return;
      setOpen(false);
    },
  };
}
