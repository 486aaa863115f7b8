const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (list: typeof browsers, text: string): string | undefined => list.find(([mark]) => mark.test(text))?.[1];

/** Says in words what a browser says of itself: 'Chrome en Windows'. */
export function describeBrowser(userAgent: string | null): string {
  const [browser, system] = [named(browsers, userAgent ?? ''), named(systems, userAgent ?? '')];
  if (browser === undefined && system === undefined) return 'Dispositivo desconocido';
  return [browser ?? 'Navegador', system].filter(Boolean).join(' en ');
}
