/** What a loader answered, or the promise of it. */
export type Loaded<View> = View | { readonly pending: Promise<View> };

/** What comes within this long is shown as it is, in milliseconds: a page that loads for a moment only flickers. */
const patienceMs = 200;

/** Waits a moment for a loader; after that the page is shown, and waits itself. */
export async function loadOrWait<View>(load: () => Promise<View>): Promise<Loaded<View>> {
  const answer = load();
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patienceMs));
  const first = await Promise.race([answer, late]);
  return first === 'late' ? { pending: answer.catch(reloadFor) } : first;
}

/** A redirect that comes late is no data of a page any more: the whole page is asked for, and led where it should. */
function reloadFor(error: unknown): Promise<never> {
  if (!(error instanceof Response)) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}
