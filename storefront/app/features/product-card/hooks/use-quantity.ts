import { useCallback, useRef, useState } from 'react';
import { quantityFrom } from '../quantity';

interface Options {
  readonly initial: number;
  readonly most: number;
  readonly onChange: ((quantity: number) => void) | undefined;
}

/** The chosen quantity and what is being typed for it. The list and the box hand the keyboard's focus to each other. */
export function useQuantity({ initial, most, onChange }: Options) {
  const [quantity, setQuantity] = useState(initial);
  const [text, setText] = useState<string | null>(null);
  const [given, setGiven] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setQuantity(initial);
  }
  const takesFocus = useRef(false);
  const control = useCallback((element: HTMLInputElement | HTMLSelectElement | null) => {
    if (element === null || !takesFocus.current) return;
    takesFocus.current = false;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
  }, []);
  const change = (next: number) => {
    setQuantity(next);
    onChange?.(next);
  };
  const choose = (next: number) => {
    takesFocus.current = true;
    change(next);
  };
  const correct = ({ keepsFocus }: { readonly keepsFocus: boolean }) => {
    if (text === null) return;
    takesFocus.current = keepsFocus;
    setText(null);
    change(quantityFrom(text, most));
  };
  return { quantity, text, setText, choose, correct, control };
}
