interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The login page, which leads back to where somebody stands. */
export function loginAddress({ pathname, search }: Place): string {
  if (pathname === '/login') return pathname + search;
  return pathname === '/' ? '/login' : `/login?${new URLSearchParams({ redirectTo: pathname + search })}`;
}
