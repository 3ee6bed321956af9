// @ts-check
/**
 * Builds everything, from the project's folder; prepare/prepare.mjs runs it when needed. Only a
 * successful build replaces the previous one in dist/client and dist/server.
 */
import { renameSync, rmSync } from 'node:fs'
import {
  bundleAdminWorker,
  bundleClient,
  bundlePrivatePage,
  bundleRenderer,
  bundleServer,
  bundleStarter,
  bundleTheme,
  bundleVisits,
  nextFolder,
} from './bundle.mjs'
import { compressAssets } from './compress.mjs'
import { writePages } from './pages.mjs'

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function step(name, work) {
  const from = performance.now()
  const result = await work()
  console.log(`  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return result
}

try {
  console.log('Building')
  rmSync(nextFolder, { recursive: true, force: true })
  await step('the server', bundleServer)
  await step("the browser's scripts and styles", bundleClient)
  const privatePage = await step("a quote's private page", bundlePrivatePage)
  const visits = await step('what counts visits', bundleVisits)
  const theme = await step("the admin pages' theme", bundleTheme)
  await step("the admin pages' service worker", bundleAdminWorker)
  const starter = await step('the starter of public pages', bundleStarter)
  await step('the renderer', bundleRenderer)
  await step('the public pages', () => writePages({ starter, privatePage, visits, theme }))
  await step('compressed copies', compressAssets)
  for (const part of ['client', 'server']) {
    rmSync(`dist/${part}`, { recursive: true, force: true })
    renameSync(`${nextFolder}/${part}`, `dist/${part}`)
  }
  rmSync(nextFolder, { recursive: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
