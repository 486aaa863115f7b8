export type Messages = Readonly<Record<string, string>>;

const registry = new Map<string, string>();

/** Adds a plugin's texts (code -> Spanish). A code that two plugins word differently is a defect found at start. */
export function registerMessages(messages: Messages): void {
  for (const [code, text] of Object.entries(messages)) {
    const known = registry.get(code);
    if (known !== undefined && known !== text)
      throw new Error(`Message "${code}" has two texts: "${known}" and "${text}"`);
    registry.set(code, text);
  }
}

export const hasMessage = (code: string): boolean => registry.has(code);

/** The Spanish text of a code with its {params} filled in; throws on a code without a text: it must not reach a person. */
export function formatMessage(code: string, params: Readonly<Record<string, string | number>> = {}): string {
  const text = registry.get(code);
  if (text === undefined) throw new Error(`No text for message "${code}"`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
