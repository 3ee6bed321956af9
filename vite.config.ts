/**
 * What every bundle has in common; scripts/build says what is bundled into what. Vite reads the
 * imports of package.json (#shared/…) by itself.
 */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './scripts/build/icons.mjs'
import { printFonts } from './scripts/build/printFonts.mjs'

export default defineConfig({
  plugins: [react(), icons(), printFonts()],
  publicDir: false,
  appType: 'custom',
  // A worker loads what it needs on demand, as a page does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The preload polyfill would be a script before the first touch; every supported browser preloads.
    modulePreload: {
      polyfill: false,
      // Of a public page all styles stand in its HTML, and what its scripts share is small: naming that
      // again for each page would cost the first one.
      resolveDependencies: (_, dependencies, { hostId }) =>
        /\bmain-/.test(hostId) ? [] : dependencies,
    },
    // Fonts and pictures stay files: a CSP without data: for fonts, and a cache of their own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Fonts are subset while building: that takes its time, and is no fault of a plugin.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
