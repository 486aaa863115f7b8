interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly link?: boolean; readonly optional?: boolean }>
  >;
}

export declare function isInstalled(lock: LockFile, installed: LockFile): boolean;
