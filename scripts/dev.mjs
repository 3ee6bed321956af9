/**
 * `npm run dev`: the site at http://localhost:3000 (PORT), reloading on save. Vite serves the client
 * from its source; calls and sockets go on to the server, which is bundled again and restarted.
 */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs').then(async ({ prepare }) => {
  await prepare()
  if (process.loadEnvFile && (await import('node:fs')).existsSync('.env'))
    process.loadEnvFile('.env')
  const { develop } = await import('./dev/develop.mjs')
  await develop()
})
