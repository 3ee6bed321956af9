/** `npm start`: installs what is missing, builds what is stale, then becomes the server. */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs')
  .then(async ({ prepare }) => {
    await prepare()
    process.env.NODE_ENV = process.env.NODE_ENV || 'production'
    const { existsSync } = await import('node:fs')
    if (existsSync('.env')) process.loadEnvFile('.env')
    await import(new URL('../dist/server/main.js', import.meta.url).href)
  })
  .catch((error) => {
    console.error(error)
    process.exit(1)
  })
