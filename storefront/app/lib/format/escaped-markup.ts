const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML or XML, between tags or in double quotes. */
export const escapedMarkup = (text: string): string => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? '');
