/** The patterns that make an SVG unsafe, tested on its text with character references resolved. */
const dangers: readonly RegExp[] = [
  /<\s*(?:[\w.-]+:)?(?:script|foreignobject|iframe|embed|object|handler|listener|audio|video|link|meta|base|html|body)(?![\w-])/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb|live)script\s*:/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  /expression\s*\(/i,
  // A reference must stay inside the drawing or embed its own raster image.
  /(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])[^\s"'>]/i,
  /url\((?!\s*(?:["']\s*)?#)/i,
  // An animation could set a reference or a handler later.
  /attributeName\s*=\s*(?:["']\s*)?(?:[\w.-]+:)?(?:href|on[a-z])/i,
];

/** Tells whether an SVG is a mere drawing: no scripts, handlers or outside references. False for text that is not UTF-8. */
export function isSvgSafe(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  if (text === null || text.includes('\u0000')) return false;
  // Long blanks mean nothing, and have patterns try each of their beginnings.
  const whole = resolveReferences(text).replaceAll(/\s+/g, ' ');
  // Comments may hide an attack from one reading: both readings must be harmless.
  return [withoutComments(whole), whole].every(
    (reading) => !hasOwnDeclarations(reading) && dangers.every((danger) => !danger.test(reading)),
  );
}

/** Tells whether a document type declares something of its own, `<!DOCTYPE svg [`. Before the next `>` the first says what all after it do. */
export const hasOwnDeclarations = (text: string): boolean =>
  text.split('>').some((part) => {
    const at = part.search(/<!DOCTYPE/i);
    return at >= 0 && part.includes('[', at);
  });

/** Takes out comments, in one walk: a pattern would look for the end of each comment that has none. */
export function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at + 4);
    if (end < 0) break;
    kept.push(text.slice(from, at));
    from = end + 3;
  }
  return [...kept, text.slice(from)].join('');
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the caller rejects the file.
    return null;
  }
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '',
  newline: '',
  lpar: '(',
  amp: '&',
};

/** Resolves character references twice (`&amp;#x3c;`) and removes control characters inside words, as browsers do. */
function resolveReferences(text: string): string {
  const once = (given: string): string =>
    given.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  return once(once(text)).replace(/[\u0001-\u0008\u000b\u000e-\u001f\u00ad\u200b-\u200f]/g, '');
}
