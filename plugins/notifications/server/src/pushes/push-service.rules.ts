/** Where the browsers people use have themselves told; a name with a leading dot stands for every host below it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether the platform may send to this address: one of a known push service over https, or of a host the house itself named (then
 * also http). A person's browser names the address, so anything else would let them have the platform call whomever they like.
 */
export function isPushService(endpoint: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (ownHosts.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return (
    protocol === 'https:' &&
    port === '' &&
    known.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  );
}
