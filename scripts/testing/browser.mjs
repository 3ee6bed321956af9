// @ts-check
/** Finds a Chromium or Chrome for the end-to-end tests, or gets one. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../prepare/child.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * @returns {Promise<string | undefined>} its path; undefined when it is Playwright's own
 * @throws when there is none and none can be had
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: given } = process.env
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH: ${given} cannot be run.`)
    return given
  }
  const found = installed()
  if (found) return found
  console.log('No Chromium or Chrome here: installing one')
  return (await installedByApt()) ?? (await downloadedByPlaywright())
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...paths, ...elsewhere].find(isProgram)
}

async function installedByApt() {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!canInstall) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  return installed()
}

async function downloadedByPlaywright() {
  const code = await run('npx', ['playwright', 'install', 'chromium'])
  if (code !== 0) {
    throw new Error('No browser could be installed. Install Chromium, or set CHROMIUM_PATH.')
  }
  return undefined
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
