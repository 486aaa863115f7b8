interface Early {
  /** The button that was clicked last while nobody listened. */
  button?: HTMLElement | null;
  stop?: () => void;
}

declare global {
  interface Window {
    earlyClick?: Early;
  }
}

/** Code of the page itself: notes which button is clicked before the page comes alive. Links and forms work without. */
export const noteEarlyClick = [
  'window.earlyClick = {};',
  "const note = ({ target }) => { window.earlyClick.button = target.closest?.('button[type=button]'); };",
  "addEventListener('click', note, true);",
  "window.earlyClick.stop = () => removeEventListener('click', note, true);",
].join('\n');

/** From now on React listens. */
export function stopNotingClicks(): void {
  window.earlyClick?.stop?.();
}

/** Answers the click that was noted, once the page is alive, if the button is still there. */
export function answerEarlyClick(): void {
  const button = window.earlyClick?.button;
  delete window.earlyClick;
  if (button?.isConnected === true) button.click();
}
