/** The store's colours in the panel's names (design tokens: one accent, greys with a little blue). */
export const lightTheme = {
  colors: {
    primary100: '#e9effd',
    primary200: '#c9d7fa',
    primary500: '#3f6ae3',
    primary600: '#1d4fd7',
    primary700: '#163da8',
    buttonPrimary500: '#3f6ae3',
    buttonPrimary600: '#1d4fd7',
    neutral100: '#f3f5f8',
    neutral150: '#eaeef4',
    neutral200: '#dfe4ec',
    neutral300: '#c3cad6',
    neutral400: '#a3adbd',
    neutral500: '#8591a5',
    neutral600: '#55617a',
    neutral700: '#3d4a63',
    neutral800: '#1a2433',
    neutral900: '#1b2a41',
    neutral1000: '#0f1a2c',
    success100: '#e3f4ec',
    success600: '#0b6b43',
    success700: '#08512f',
    warning100: '#fdf1de',
    warning600: '#8a4b00',
    warning700: '#6d3b00',
    danger100: '#fdeaea',
    danger600: '#b3211c',
    danger700: '#8f1a16',
  },
} as const;

/** At night the same accent, lighter, so that it reads on dark. */
export const darkTheme = {
  colors: {
    primary100: '#16223f',
    primary200: '#27407f',
    primary500: '#5b82ee',
    primary600: '#8aa8f7',
    primary700: '#b6c9fb',
    buttonPrimary500: '#3f6ae3',
    buttonPrimary600: '#2f5fe0',
  },
} as const;
