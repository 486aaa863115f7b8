/** A type of file that people may upload, recognised by its bytes and named by its extension. */
export interface FileKind {
  readonly kind: string;
  /** MIME types by extension. The first extension is given to a file whose name has none. */
  readonly extensions: Readonly<Record<string, string>>;
  readonly matches: (head: Buffer) => boolean;
}

const startsWith =
  (signature: readonly number[], offset = 0) =>
  (head: Buffer): boolean =>
    signature.every((byte, i) => head[offset + i] === byte);

const ascii =
  (text: string, offset = 0) =>
  (head: Buffer): boolean =>
    head.subarray(offset, offset + text.length).toString('latin1') === text;

const zip = startsWith([0x50, 0x4b, 0x03, 0x04]);

/** Tells whether a file begins with text: without control characters, and so without the zero bytes of UTF-16 and binary files. */
function isText(head: Buffer): boolean {
  return (
    head.length > 0 &&
    head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c)
  );
}

const isMarkup = (head: Buffer): boolean => isText(head) && /^(?:\xef\xbb\xbf)?\s*</.test(head.toString('latin1'));

/** The allow-list, most specific kind first. Any other file is rejected, whatever its name. */
export const fileKinds: readonly FileKind[] = [
  { kind: 'pdf', extensions: { pdf: 'application/pdf' }, matches: ascii('%PDF-') },
  {
    kind: 'png',
    extensions: { png: 'image/png' },
    matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  { kind: 'jpeg', extensions: { jpg: 'image/jpeg', jpeg: 'image/jpeg' }, matches: startsWith([0xff, 0xd8, 0xff]) },
  { kind: 'gif', extensions: { gif: 'image/gif' }, matches: ascii('GIF8') },
  {
    kind: 'webp',
    extensions: { webp: 'image/webp' },
    matches: (head) => ascii('RIFF')(head) && ascii('WEBP', 8)(head),
  },
  { kind: 'mp4', extensions: { mp4: 'video/mp4' }, matches: ascii('ftyp', 4) },
  {
    kind: 'zip',
    extensions: {
      zip: 'application/zip',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
    matches: zip,
  },
  {
    kind: 'ole',
    extensions: { doc: 'application/msword', xls: 'application/vnd.ms-excel' },
    matches: startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  },
  {
    kind: 'svg',
    extensions: { svg: 'image/svg+xml' },
    matches: (head) => isMarkup(head) && /<(?:[\w-]+:)?svg[\s>]/i.test(head.toString('latin1')),
  },
  {
    kind: 'xml',
    extensions: { xml: 'application/xml' },
    matches: (head) =>
      isMarkup(head) && !/<(?:!doctype\s+html|html|script|body|head)[\s>]/i.test(head.toString('latin1')),
  },
  {
    kind: 'text',
    extensions: { txt: 'text/plain', csv: 'text/csv', json: 'application/json' },
    matches: (head) => isText(head) && !isMarkup(head),
  },
];

/** The number of bytes read to recognise a file. */
export const headBytes = 4_096;

/** The number of bytes at the end of a file that must contain its end marker. */
export const tailBytes = 1_024;

/** Tells by its last bytes whether a file is complete: no reader shows anything of a PDF that was cut off. */
export const isWhole = (kind: string, tail: Buffer): boolean => kind !== 'pdf' || tail.includes('%%EOF');

/**
 * Returns the kind and MIME type of a file by its first bytes and, among the kinds those allow, by its name; null when it is not
 * allowed.
 */
export function recognise(
  head: Buffer,
  extension: string,
): { readonly kind: string; readonly mime: string; readonly extension: string } | null {
  const found = fileKinds.find(({ matches }) => matches(head));
  if (found === undefined) return null;
  const wanted = extension === '' ? Object.keys(found.extensions)[0] : extension;
  const mime = wanted === undefined ? undefined : found.extensions[wanted];
  return wanted === undefined || mime === undefined ? null : { kind: found.kind, mime, extension: wanted };
}
