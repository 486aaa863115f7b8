export type Messages = Readonly<Record<string, string>>;

const registry = new Map<string, string>();

/** Registers a plugin's texts (code -> Spanish). Throws when two plugins word one code differently. */
export function registerMessages(messages: Messages): void {
  for (const [code, text] of Object.entries(messages)) {
    const known = registry.get(code);
    if (known !== undefined && known !== text)
      throw new Error(`Message "${code}" has two texts: "${known}" and "${text}"`);
    registry.set(code, text);
  }
}

export const hasMessage = (code: string): boolean => registry.has(code);

/** Returns the Spanish text of a code with its {params} filled in. Throws for a code without a text. */
export function formatMessage(code: string, params: Readonly<Record<string, string | number>> = {}): string {
  const text = registry.get(code);
  if (text === undefined) throw new Error(`No text for message "${code}"`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
