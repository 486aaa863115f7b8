/** Returns what a provider's answer says as JSON; null for what is none, such as an error page of a proxy. */
export function jsonBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
