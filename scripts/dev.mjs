/**
 * `npm run dev`: the site at http://localhost:3000 (PORT), reloading on save. Vite serves the
 * client from source; calls and sockets go to the server, which is rebundled and restarted.
 */
import './prepare/node-version.mjs'

Promise.all([import('./prepare/prepare.mjs'), import('./prepare/settings.mjs')]).then(
  async ([{ prepare }, { readSettingsFile }]) => {
    await prepare()
    readSettingsFile()
    const { develop } = await import('./dev/develop.mjs')
    await develop()
  },
)
