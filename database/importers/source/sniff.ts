const signatures: { kind: string; bytes: number[] }[] = [
  { kind: 'un libro de Excel (.xlsx) o un ZIP', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'un libro de Excel antiguo (.xls)', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'un PDF', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'una imagen PNG', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'una imagen JPEG', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'un archivo 7z', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { kind: 'un archivo xz', bytes: [0xfd, 0x37, 0x7a, 0x58] },
  { kind: 'un archivo zstd', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { kind: 'un archivo bzip2', bytes: [0x42, 0x5a, 0x68] },
  { kind: 'una base de datos SQLite', bytes: [...Buffer.from('SQLite format 3')] },
];

const startsWith = (start: Buffer, bytes: number[]) => bytes.every((byte, at) => start[at] === byte);

/** Gzip is told by its magic bytes; the file's name does not matter. */
export const isGzip = (start: Buffer): boolean => startsWith(start, [0x1f, 0x8b]);

export const hasUtf8Mark = (start: Buffer): boolean => startsWith(start, [0xef, 0xbb, 0xbf]);

/** Name of a well-known format that is not text, for the person who picked the wrong file. */
export function foreignFormat(start: Buffer): string | null {
  return signatures.find(({ bytes }) => startsWith(start, bytes))?.kind ?? null;
}
