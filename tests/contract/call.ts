/** One call of the documents: `{key}` in a path or a body is a record of the test's world. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** A demo account, nobody, or the house's own integration (API token). */
  readonly who: 'anonymous' | 'distribuidor' | 'otro' | 'secundario' | 'vendedor' | 'almacen' | 'token';
  /** `echo`: the rows that were sent, not a page of a list; `bytes`: a file to download. */
  readonly shape: 'list' | 'record' | 'nothing' | 'echo' | 'bytes';
  readonly status?: number;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent as a form: these fields are files, `body` is its part `data`, `_method` a field of its own. */
  readonly files?: Readonly<Record<string, 'png' | 'pdf'>>;
}

export const get = (path: string, who: Call['who'], shape: Call['shape'] = 'list'): Call => ({
  method: 'GET',
  path,
  who,
  shape,
});
export const send = (method: Call['method'], path: string, body: Call['body'], rest: Partial<Call> = {}): Call => ({
  method,
  path,
  who: 'token',
  shape: 'record',
  body,
  ...rest,
});
export const create = (path: string, body: Call['body'], rest: Partial<Call> = {}): Call =>
  send('POST', path, body, { status: 201, ...rest });
export const remove = (path: string): Call => ({ method: 'DELETE', path, who: 'token', shape: 'nothing' });
