/** Says whether people may be led to an address for paying: https, without a name and password in it, at one of these hosts. */
export function isPaymentLink(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}
