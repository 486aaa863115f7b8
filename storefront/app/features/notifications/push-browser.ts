const WORKER = '/push-worker.js';

export const isPushSupported = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser with the platform's key; answers the subscription as the platform takes it. */
export async function subscribeHere(): Promise<string> {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const key = await serverKey();
  const known = await registration.pushManager.getSubscription();
  // One made with another key would be refused by its push service.
  if (known !== null && !isMadeWith(known, key)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(subscription);
}

/** Ends this browser's subscription; answers its address, or null when there was none. */
export async function unsubscribeHere(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

async function serverKey(): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch('/push-key', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`push key: ${answer.status}`);
  const { key } = (await answer.json()) as { key: string };
  const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

function isMadeWith({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
}
