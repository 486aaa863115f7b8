import { request } from 'node:http';

interface Upload {
  /** The JSON part `data`. */
  readonly data: object;
  /** Field of the file; `name` and `type` are those it claims. */
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

/** Begins a multipart upload and hangs up in the middle of its file. Resolves 300 ms later, when the server has had time to notice. */
export function halfUpload(
  { url, token }: { readonly url: string; readonly token: string | null },
  path: string,
  { data, field, name, type }: Upload,
): Promise<void> {
  const part = (disposition: string) => `--half\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const start =
    `${part('name="data"')}\r\n${JSON.stringify(data)}\r\n` +
    `${part(`name="${field}"; filename="${name}"`)}Content-Type: ${type}\r\n\r\n`;
  return new Promise((resolve) => {
    const sending = request(`${url}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${String(token)}`,
        'Content-Type': 'multipart/form-data; boundary=half',
        'Content-Length': '500000',
      },
    });
    sending.on('error', () => undefined);
    sending.on('close', () => setTimeout(resolve, 300));
    sending.write(start);
    sending.write(Buffer.alloc(100_000, 7), () => setTimeout(() => sending.destroy(), 200));
  });
}
