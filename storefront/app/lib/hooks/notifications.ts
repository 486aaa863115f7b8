export type NotificationKind = 'success' | 'error' | 'info';

export interface Notification {
  readonly kind: NotificationKind;
  readonly text: string;
}

/** Milliseconds a notice stays (storefront document, section 9). */
export const TOAST_MS = 3_200;

type Listener = (notification: Notification) => void;
const listeners = new Set<Listener>();

/** Shows a notice; the toast code is loaded with the first one. */
export function notify(kind: NotificationKind, text: string): void {
  for (const listener of listeners) listener({ kind, text });
}

export function onNotification(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
