/** The page that shows these products side by side. */
export const compareUrl = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;
