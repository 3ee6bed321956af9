// @ts-check
/** What a phone needs to know to put the site on its home screen. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './bundle.mjs'
import { icons } from './pictures.mjs'
import { manifestAddress } from './shareAddress.mjs'

/** @param {string} name of the company */
export function writeManifest(name) {
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: icons.map(({ address, size }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  writeFileSync(join(clientFolder, manifestAddress), `${JSON.stringify(manifest)}\n`)
}
