/** Dense numbers for keys, from 0, given at first sight and never taken back. */
export class Codes<Key> {
  private readonly codes = new Map<Key, number>();
  private readonly keys: Key[] = [];

  /** The key's code, a new one if it has none. */
  add(key: Key): number {
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.keys.push(key) - 1;
    this.codes.set(key, code);
    return code;
  }

  find(key: Key): number | undefined {
    return this.codes.get(key);
  }

  key(code: number): Key {
    return this.keys[code] as Key;
  }

  get size(): number {
    return this.keys.length;
  }
}
