const forbiddenElements =
  'script|foreignobject|iframe|embed|object|handler|listener|audio|video|link|meta|base|html|body';

/** The patterns that make an SVG unsafe, tested on its text with character references resolved. */
const dangers: readonly RegExp[] = [
  new RegExp(`<\\s*(?:[\\w.-]+:)?(?:${forbiddenElements})(?![\\w-])`, 'i'),
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb|live)script\s*:/i,
  /<!(?:DOCTYPE[^<>[]{0,1000}[<[]|DOCTYPE[^<>[]{1001}|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  /expression\s*\(/i,
  // A reference must stay inside the drawing or embed its own raster image.
  /(?:href|src)\s*=\s*(?!["']?\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))["']?\s*[^\s"'>]/i,
  /url\(\s*(?!["']?\s*#)/i,
  // An animation could set a reference or a handler later.
  /attributeName\s*=\s*["']?\s*(?:[\w.-]+:)?(?:href|on[a-z]+)/i,
];

/** Tells whether an SVG is a mere drawing: no scripts, handlers or outside references. False for text that is not UTF-8. */
export function isSvgSafe(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  if (text === null || text.includes('\u0000')) return false;
  // Long blanks mean nothing, and have patterns try each of their beginnings.
  const whole = resolveReferences(text).replace(/\s+/g, ' ');
  // Comments may hide an attack from one reading: both readings must be harmless.
  return [withoutComments(whole), whole].every((reading) => dangers.every((danger) => !danger.test(reading)));
}

/** Takes out comments. By their places, for a pattern would look for the end of each that has none through all of the text. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const begin = text.indexOf('<!--', at);
    const end = begin < 0 ? -1 : text.indexOf('-->', begin + 4);
    if (end < 0) return kept.concat(text.slice(at)).join('');
    kept.push(text.slice(at, begin));
    at = end + 3;
  }
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
