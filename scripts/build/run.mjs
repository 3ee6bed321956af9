// @ts-check
/** Builds everything into dist, from the project's folder; prepare/built.mjs calls it when needed. */
import { bundleClient, bundleRenderer, bundleServer, bundleStarter } from './bundle.mjs'
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

console.log('Building')
await step('the server', bundleServer)
await step("the browser's scripts and styles", bundleClient)
const starter = await step('the starter of public pages', bundleStarter)
await step('the renderer', bundleRenderer)
await step('the public pages', () => writePages(starter))
await step('compressed copies', compressAssets)
