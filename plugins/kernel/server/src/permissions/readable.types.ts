/** The parts of an attribute of a content type that a mask needs. */
export interface ReadAttribute {
  readonly type: string;
  readonly target?: string;
  readonly component?: string;
  readonly components?: readonly string[];
}

/** A content type or component as somebody may read it. */
export interface ReadableType {
  readonly attributes: Readonly<Record<string, ReadAttribute>>;
  /** Tells whether they may read a field; true for names that the type does not have. */
  readonly reads: (field: string) => boolean;
  /** Returns another type as the same person may read it; undefined for one that does not exist. */
  readonly of: (uid: string) => ReadableType | undefined;
  /** Returns the type that a field leads to; undefined for one that holds values alone. */
  readonly to: (field: string) => ReadableType | undefined;
}
