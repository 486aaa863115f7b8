import { env } from '@mayorista/config';
import { assertOutsideTransaction, DependencyAway } from '@mayorista/kernel';

const timeoutMs = 10_000;

/** How WhatsApp is reached; null without an account, and codes are then a demonstration. */
export const whatsappSettings = () => env().whatsapp;

/**
 * Sends a code by WhatsApp's Cloud API, as its template of the category 'authentication' (developers.facebook.com, Messages API). Throws
 * DependencyAway when the service is away or asks to be called later, an Error when it refuses.
 */
export async function sendWhatsappCode(to: string, code: string): Promise<void> {
  const settings = whatsappSettings();
  if (settings === null) throw new Error('WhatsApp has no account');
  assertOutsideTransaction('calling a service');
  const parameters = [{ type: 'text', text: code }];
  const body = {
    messaging_product: 'whatsapp',
    to,
    type: 'template',
    template: {
      name: settings.template,
      language: { code: 'es_MX' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  };
  const response = await fetch(`${settings.url}/${settings.phoneId}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new DependencyAway('WhatsApp no responde', { cause });
  });
  if (response.ok) return;
  if (response.status === 429 || response.status >= 500)
    throw new DependencyAway(`WhatsApp respondió ${response.status}`);
  throw new Error(`WhatsApp refused a code: ${response.status} ${(await response.text()).slice(0, 200)}`);
}
