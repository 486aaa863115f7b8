import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { sharedChunks } from './vite.chunks';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // The whole map is some twenty lines: discovering it piece by piece would cost a request per page.
        v3_lazyRouteDiscovery: false,
      },
    }),
    // What a browser keeps for a year is compressed once, as small as it gets.
    ...(isSsrBuild ? [] : [compression({ include: /\.(?:js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] })]),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: sharedChunks(), onlyExplicitManualChunks: true } } }),
  },
  ssr: { external: ['@mayorista/config'] },
}));
