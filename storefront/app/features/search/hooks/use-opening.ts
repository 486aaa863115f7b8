import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** Milliseconds between a click on a result and its page (storefront document, section 9). */
const OPENING_MS = 400;

/** Whether the click is for this window: those with a key open another one, and a keyboard's wait for nothing. */
const isPlainClick = (event: MouseEvent) =>
  event.detail > 0 && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens a clicked result a moment later, in which it shows that it was taken; leaving the overlay takes that back. */
export function useOpening() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (event: MouseEvent, key: string, url: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(timer.current);
    setOpening(key);
    timer.current = setTimeout(() => navigate(url), OPENING_MS);
  };
  return { opening, open };
}
