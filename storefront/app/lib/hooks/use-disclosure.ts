import { useEffect, useRef, useState } from 'react';

/** A panel that opens below its button and closes with Escape, a click outside, or when focus leaves it. */
export function useDisclosure<T extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<T>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      // A dialog the panel opened stands outside of it and takes the focus: that is not leaving.
      if (!(event.target instanceof Element) || event.target.closest('[role="dialog"]')) return;
      if (!container.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return { isOpen, setOpen, container };
}
