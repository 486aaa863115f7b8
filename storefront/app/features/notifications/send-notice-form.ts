/** Sends a form of the notices beside the page: nothing on it needs to be asked for again. True when it was accepted. */
export async function sendNoticeForm(
  intent: 'seen' | 'subscribe' | 'unsubscribe',
  csrf: string | null,
  fields: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const body = new URLSearchParams({ intent, csrf: csrf ?? '', ...fields });
  try {
    const answer = await fetch('/my-push-notifications', { method: 'POST', body, credentials: 'same-origin' });
    return answer.ok && !answer.redirected;
  } catch {
    // Away: whoever asked says so.
    return false;
  }
}
