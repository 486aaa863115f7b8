interface EarlyInput {
  /** From now on somebody else listens. */
  stop: () => void;
  /** Clicks what was clicked, in its order and as far as it is still there: what was pressed twice, once. */
  answer: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** As long as somebody waits for a page that does not come alive before the browser sends his form itself. */
const PATIENCE_MS = 5_000;

/**
 * Code of the page itself: notes which buttons, and whether the search box, are clicked before the page comes alive, so that nothing
 * is lost and no form leads to the page that serves where nothing runs. Links, and forms that only ask, work without.
 */
export const noteEarlyInput = `
const early = (window.earlyInput = {});
const clicked = new Set();
let waiting;
const note = (event) => {
  const target = event.target.closest?.('button, input[type=search]');
  if (!target) return;
  if (target.type === 'submit') {
    if (target.form?.getAttribute('method') !== 'post') return;
    event.preventDefault();
    waiting ??= setTimeout(() => early.answer(), ${PATIENCE_MS});
  }
  clicked.add(target);
};
addEventListener('click', note, true);
early.stop = () => {
  clearTimeout(waiting);
  removeEventListener('click', note, true);
};
early.answer = () => {
  early.stop();
  for (const target of clicked) if (target.isConnected) target.click();
  clicked.clear();
};
`;

/** From now on React listens. */
export function stopNotingInput(): void {
  window.earlyInput?.stop();
}

/** Answers what was noted: React, once the page is alive; the browser, if its scripts did not come. */
export function answerEarlyInput(): void {
  enterHovered();
  window.earlyInput?.answer();
  delete window.earlyInput;
}

/** Whoever points at something already entered it while nobody listened. */
function enterHovered(): void {
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
