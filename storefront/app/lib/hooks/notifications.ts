export type NotificationKind = 'success' | 'error' | 'info';

export interface Notification {
  readonly kind: NotificationKind;
  readonly text: string;
  /** How long it stays; as long as usual unless said. */
  readonly milliseconds?: number;
}

/** Milliseconds a notice stays (storefront document, section 9). */
export const TOAST_MS = 3_200;

type Listener = (notification: Notification) => void;
const listeners = new Set<Listener>();
/** What a page tells while it comes up, before anybody listens. */
let untold: Notification[] = [];

/** Shows a notice; the toast code is loaded with the first one. */
export function notify(kind: NotificationKind, text: string, milliseconds?: number): void {
  const notification = { kind, text, ...(milliseconds === undefined ? {} : { milliseconds }) };
  if (listeners.size === 0) untold.push(notification);
  for (const listener of listeners) listener(notification);
}

export function onNotification(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = untold;
  untold = [];
  waiting.forEach(listener);
  return () => listeners.delete(listener);
}
