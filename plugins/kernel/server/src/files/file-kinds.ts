/** A type of file that people may upload, recognised by its bytes and named by its extension. */
export interface FileKind {
  readonly kind: string;
  /** MIME types by extension. The first extension is given to a file whose name has none. */
  readonly extensions: Readonly<Record<string, string>>;
}

interface BinaryKind extends FileKind {
  /** The types of the library `file-type` that it is one of. */
  readonly found: readonly string[];
}

interface TextKind extends FileKind {
  readonly matches: (text: string) => boolean;
}

/** Tells whether a file begins with text: without control characters, and so without the zero bytes of UTF-16 and binary files. */
const isText = (head: Buffer): boolean =>
  head.length > 0 &&
  head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);

const isMarkup = (text: string): boolean => /^(?:\xef\xbb\xbf)?\s*</.test(text);

const office = 'application/vnd.openxmlformats-officedocument';

const binaryKinds: readonly BinaryKind[] = [
  { kind: 'pdf', extensions: { pdf: 'application/pdf' }, found: ['pdf'] },
  { kind: 'png', extensions: { png: 'image/png' }, found: ['png', 'apng'] },
  { kind: 'jpeg', extensions: { jpg: 'image/jpeg', jpeg: 'image/jpeg' }, found: ['jpg'] },
  { kind: 'gif', extensions: { gif: 'image/gif' }, found: ['gif'] },
  { kind: 'webp', extensions: { webp: 'image/webp' }, found: ['webp'] },
  { kind: 'mp4', extensions: { mp4: 'video/mp4' }, found: ['mp4', 'm4v'] },
  { kind: 'xlsx', extensions: { xlsx: `${office}.spreadsheetml.sheet` }, found: ['xlsx'] },
  { kind: 'docx', extensions: { docx: `${office}.wordprocessingml.document` }, found: ['docx'] },
  { kind: 'pptx', extensions: { pptx: `${office}.presentationml.presentation` }, found: ['pptx'] },
  { kind: 'zip', extensions: { zip: 'application/zip' }, found: ['zip', 'xlsx', 'docx', 'pptx'] },
  // The library cannot tell the old formats of Office from each other: they are one container.
  { kind: 'ole', extensions: { doc: 'application/msword', xls: 'application/vnd.ms-excel' }, found: ['cfb'] },
];

/** Kinds of text, which the library does not tell from each other; most specific first. */
const textKinds: readonly TextKind[] = [
  {
    kind: 'svg',
    extensions: { svg: 'image/svg+xml' },
    matches: (text) => isMarkup(text) && /<(?:[\w-]+:)?svg[\s>]/i.test(text),
  },
  {
    kind: 'xml',
    extensions: { xml: 'application/xml' },
    matches: (text) => isMarkup(text) && !/<(?:!doctype\s+html|html|script|body|head)[\s>]/i.test(text),
  },
  {
    kind: 'text',
    extensions: { txt: 'text/plain', csv: 'text/csv', json: 'application/json' },
    matches: (text) => !isMarkup(text),
  },
];

/** The allow-list. Any other file is rejected, whatever its name. */
export const fileKinds: readonly FileKind[] = [...binaryKinds, ...textKinds];

/** The number of bytes read to recognise a file. */
export const headBytes = 4_096;

/** The number of bytes at the end of a file that must contain its end marker. */
export const tailBytes = 1_024;

/** Tells by its last bytes whether a file is complete: no reader shows anything of a PDF that was cut off. */
export const isWhole = (kind: string, tail: Buffer): boolean => kind !== 'pdf' || tail.includes('%%EOF');

/** The first bytes of a file, and what they tell. */
export interface FirstBytes {
  /** Its type by the library `file-type`; undefined for text and what it does not know. */
  readonly found: string | undefined;
  readonly head: Buffer;
}

/**
 * Returns the kind and MIME type of a file by its first bytes and, among the kinds those allow, by its name; null when it is not
 * allowed.
 */
export function recognise(
  bytes: FirstBytes,
  extension: string,
): { readonly kind: string; readonly mime: string; readonly extension: string } | null {
  const kinds = kindsOf(bytes);
  const known = extension === '' ? kinds[0] : kinds.find(({ extensions }) => Object.hasOwn(extensions, extension));
  if (known === undefined) return null;
  const wanted = extension === '' ? Object.keys(known.extensions)[0] : extension;
  const mime = wanted === undefined ? undefined : known.extensions[wanted];
  return wanted === undefined || mime === undefined ? null : { kind: known.kind, mime, extension: wanted };
}

function kindsOf({ found, head }: FirstBytes): readonly FileKind[] {
  const kinds = binaryKinds.filter((kind) => found !== undefined && kind.found.includes(found));
  // A table whose first words are 'BM' or 'BEGIN:VCARD' is text, whatever the library takes it for.
  if (kinds.length > 0 || !isText(head)) return kinds;
  const text = head.toString('latin1');
  return textKinds.filter(({ matches }) => matches(text)).slice(0, 1);
}
