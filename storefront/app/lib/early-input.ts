interface EarlyInput {
  /** From now on somebody else listens. */
  stop: () => void;
  /** Repeats what was done, in its order and as far as it is still there: what was pressed twice, once. */
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
 * Code of the page's head, before there is anything to press: notes which buttons, and whether the search box, are clicked and what is
 * chosen in lists before the page comes alive, so that nothing is lost, and neither a form nor a link that opens something leads to the
 * page that serves where nothing runs. Other links, and forms that only ask, work without. A list that is drawn again meanwhile shows
 * what the server wrote; what was chosen then stands in it again.
 */
export const noteEarlyInput = `{
const early = (window.earlyInput = {});
const noted = new Map();
let waiting;
const noteClick = (event) => {
  const target = event.target.closest?.('button, input[type=search], a[role=button], a[aria-haspopup]');
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (target.type === 'submit' && target.form?.getAttribute('method') !== 'post') return;
  if (target.type === 'submit' || target.localName === 'a') {
    event.preventDefault();
    waiting ??= setTimeout(() => early.answer(), ${PATIENCE_MS});
  }
  noted.set(target, () => target.click());
};
const noteChoice = ({ target }) => {
  if (target.localName !== 'select') return;
  const { value } = target;
  const written = [...target.options].find((option) => option.defaultSelected)?.value;
  noted.set(target, () => {
    if (target.value === written) target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
addEventListener('click', noteClick, true);
addEventListener('change', noteChoice, true);
early.stop = () => {
  clearTimeout(waiting);
  removeEventListener('click', noteClick, true);
  removeEventListener('change', noteChoice, true);
};
early.answer = () => {
  early.stop();
  for (const [target, repeat] of noted) if (target.isConnected) repeat();
  noted.clear();
};
}`;

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
