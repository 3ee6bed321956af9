// @ts-check
/** The web app manifests, for adding the site or the admin pages to a phone's home screen. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './bundle.mjs'
import { icons } from './pictures.mjs'
import { adminManifestAddress, manifestAddress } from './shareAddress.mjs'

/** @param {string} name of the company */
export function writeManifests(name) {
  write(manifestAddress, { name, short_name: name, start_url: '/', display: 'browser' })
  // An app of its own, because on an iPhone only home screen apps receive push messages.
  write(adminManifestAddress, {
    id: '/admin',
    name: `${name} Admin`,
    short_name: 'Admin',
    start_url: '/admin/dashboard',
    scope: '/admin',
    display: 'standalone',
  })
}

/** @param {string} address @param {object} own */
function write(address, own) {
  const manifest = {
    ...own,
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: icons.map(({ address, size }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  writeFileSync(join(clientFolder, address), `${JSON.stringify(manifest)}\n`)
}
