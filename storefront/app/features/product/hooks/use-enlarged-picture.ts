import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Pixels by which an arrow key moves a close picture. */
const SCROLLED_PX = 120;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function showMiddle(view: HTMLElement | null): void {
  view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
}

/** A picture in a view, whole or close. Keys bring it closer and move it about there; of a whole one they go to the next. */
export function useEnlargedPicture(onStep: (by: number) => void) {
  const [isClose, setClose] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const centre = () => (isClose ? showMiddle(view.current) : undefined);
  useLayoutEffect(centre, [isClose]);
  const step = (by: number) => {
    setClose(false);
    onStep(by);
  };
  const press = (event: KeyboardEvent) => {
    // The browser's own: a larger page, the page before.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (event.key === '+') setClose(true);
    else if (event.key === '-') setClose(false);
    else if (isClose && (x !== 0 || y !== 0)) {
      event.preventDefault();
      view.current?.scrollBy(x * SCROLLED_PX, y * SCROLLED_PX);
    } else if (x !== 0) step(x);
  };
  return { isClose, turn: () => setClose((close) => !close), step, press, view, centre };
}
