import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A picture in black alone with sides of this many points: some hundred kilobytes. */
export function vastPicture(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const drawing = (inside: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

/** Drawings that keep whoever reads them, by what is the matter with them. */
export const drawings: Readonly<Record<string, () => Buffer>> = {
  'twenty thousand groups in each other': () => drawing('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
  'groups that hide their depth in quotes': () => drawing('<g a="/>" b="x">'.repeat(20_000) + '</g>'.repeat(20_000)),
  'two hundred thousand shapes': () => drawing('<g/>'.repeat(200_000)),
  'sixty thousand attributes': () =>
    drawing(`<g ${Array.from({ length: 60_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  'comments without an end': () => drawing('<!--'.repeat(400_000)),
  'an address of blanks': () => drawing(`<a href=${' '.repeat(1_500_000)}`),
  'entities of entities': () =>
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`,
    ),
  'types without an end': () => drawing('<!DOCTYPE '.repeat(150_000)),
};
