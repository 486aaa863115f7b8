import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const [least, most] = [0.1, 2];
/** Smallest scale at which names are read. */
const legible = 0.75;
const clamp = (scale: number): number => Math.min(most, Math.max(least, scale));

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Middle of what stands on top: it is in sight first. */
  readonly head: number;
}

/** Holds what part of a drawing is in sight: dragged by the pointer, magnified by the wheel. It opens large enough to be read. */
export function usePan(drawing: Drawing) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const fit = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    const scale = clamp(Math.min((clientWidth - 48) / drawing.width, (clientHeight - 48) / drawing.height, 1));
    setView({ x: (clientWidth - drawing.width * scale) / 2, y: 24, scale });
  }, [drawing.width, drawing.height]);
  const open = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    const whole = Math.min((clientWidth - 48) / drawing.width, (clientHeight - 48) / drawing.height, 1);
    if (whole >= legible) fit();
    else setView({ x: clientWidth / 2 - drawing.head * legible, y: 24, scale: legible });
  }, [drawing.width, drawing.height, drawing.head, fit]);
  useEffect(() => open(), [open]);

  const zoom = useCallback((factor: number) => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    setView(({ x, y, scale }) => {
      const next = clamp(scale * factor);
      const [middleX, middleY] = [clientWidth / 2, clientHeight / 2];
      return {
        x: middleX - ((middleX - x) / scale) * next,
        y: middleY - ((middleY - y) / scale) * next,
        scale: next,
      };
    });
  }, []);

  // React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
      else setView((last) => ({ ...last, x: last.x - event.deltaX, y: last.y - event.deltaY }));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom]);

  const onPointerDown = (event: PointerEvent) => {
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current;
    if (from === null || event.buttons === 0) return;
    dragged.current = { x: event.clientX, y: event.clientY };
    setView((last) => ({ ...last, x: last.x + event.clientX - from.x, y: last.y + event.clientY - from.y }));
  };
  const onPointerUp = () => {
    dragged.current = null;
  };
  const center = (x: number, y: number) => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    setView({ x: clientWidth / 2 - x, y: clientHeight / 3 - y, scale: 1 });
  };
  return { box, view, fit, zoom, center, handlers: { onPointerDown, onPointerMove, onPointerUp } };
}
