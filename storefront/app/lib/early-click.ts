interface Early {
  /** The button or search box that was clicked last while nobody listened. */
  target?: HTMLElement | null;
  stop?: () => void;
}

declare global {
  interface Window {
    earlyClick?: Early;
  }
}

/** Code of the page itself: notes which button or search box is clicked before the page comes alive. Links and forms work without. */
export const noteEarlyClick = [
  'window.earlyClick = {};',
  "const note = ({ target }) => { window.earlyClick.target = target.closest?.('button[type=button], input[type=search]'); };",
  "addEventListener('click', note, true);",
  "window.earlyClick.stop = () => removeEventListener('click', note, true);",
].join('\n');

/** From now on React listens. */
export function stopNotingClicks(): void {
  window.earlyClick?.stop?.();
}

/** Answers the click that was noted, once the page is alive, if what was clicked is still there. */
export function answerEarlyClick(): void {
  const target = window.earlyClick?.target;
  delete window.earlyClick;
  if (target?.isConnected === true) target.click();
}
