// @ts-check
/**
 * Finds or downloads a Chromium or Chrome for the end-to-end tests; and the headless shell, the
 * same engine without a window to emulate, which takes half the time.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../prepare/child.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * @returns {Promise<string | undefined>} its path; undefined if it is Playwright's own
 * @throws if there is none and none can be downloaded
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: given } = process.env
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH: ${given} cannot be run.`)
    return given
  }
  const found = inPath(names) ?? elsewhere.find(isProgram)
  if (found) return found
  console.log('No Chromium or Chrome here: installing one')
  return (await installedByApt()) ?? (await downloadedByPlaywright())
}

/** @returns {string | undefined} the headless shell, if there is one; it is optional */
export function findShell() {
  return process.env.CHROMIUM_SHELL_PATH ?? inPath(shellNames)
}

/** @param {string[]} programs */
function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

async function installedByApt() {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!canInstall) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium', 'chromium-headless-shell']
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
  return inPath(names)
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
