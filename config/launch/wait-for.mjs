/** Waits until an address answers with success; rejects after `patienceMs`. */
export async function waitFor(url, patienceMs) {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > giveUpAt) throw new Error(`${url} no respondió en ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
