// @ts-check
/** Starts measured programs, ours from the bench's bundle or a bare one, each in its own folder. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from './asks.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const meter = join(here, 'meter.mjs')
const bundled = join(here, '../../../dist/bench')
const { scripts } = JSON.parse(readFileSync(join(here, '../../../package.json'), 'utf8'))
/** The flags `npm start` passes to Node; bare programs get the same. @type {string[]} */
const startFlags = scripts.start
  .split(' ')
  .filter((/** @type {string} */ word) => word.startsWith('--'))
export const adminPassword = 'bench admin password'

/**
 * @typedef {import('./asks.mjs').Child & { url: string }} Program
 * @typedef {object} OursOptions
 * @property {boolean} [answers] whether Whisper answers
 * @property {boolean} [unlimited] raises the limits on messages, for loads of few clients
 * @property {string} [dataDir] an existing data folder
 * @property {number} [port]
 * @property {string} [mongodbUri]
 */

/** @type {string | undefined} folder for CPU profiles of the measured programs */
let profiles

/** @param {string} folder */
export function profileInto(folder) {
  profiles = folder
}

/** @param {OursOptions} [options] */
export async function startOurs({ answers, unlimited, dataDir, port = 0, mongodbUri } = {}) {
  const folder = dataDir ?? newFolder()
  const program = await start(join(bundled, 'ours.js'), [], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: adminPassword,
    DEALER_PASSWORD: 'bench dealer password',
    BENCH_ANSWERS: answers ? 'on' : 'off',
    BENCH_LIMITS: unlimited ? 'raised' : 'default',
    ...(mongodbUri ? { MONGODB_URI: mongodbUri } : {}),
  })
  return dataDir ? program : removing(program, folder)
}

/** @param {string} name of a file in bare/ @param {string[]} [args] */
export function startBare(name, args = []) {
  return start(join(here, `../bare/${name}.mjs`), args, {})
}

/** A bare program with storage. @param {string} name @param {string[]} [args] */
export async function startBareWithFolder(name, args = []) {
  const folder = newFolder()
  return removing(await startBare(name, [folder, ...args]), folder)
}

/** A bare TypeScript program with storage. @param {string} name of a file in dist/bench */
export async function startBundledWithFolder(name) {
  const folder = newFolder()
  return removing(await start(join(bundled, `${name}.js`), [], { DATA_DIR: folder }), folder)
}

/** @param {string} name of a file in loads/ */
export function startLoad(name) {
  return startChild(join(here, `../loads/${name}.mjs`))
}

export function newFolder() {
  return mkdtempSync(join(tmpdir(), 'bench-'))
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Program>}
 */
async function start(file, args, env) {
  const profiling = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
  const execArgv = [...startFlags, '--expose-gc', '--import', meter, ...profiling]
  const child = await startChild(file, { args, env, execArgv })
  return { ...child, url: `http://127.0.0.1:${child.ready.port}` }
}

/** @param {Program} program @param {string} folder @returns {Program} */
function removing(program, folder) {
  /** @param {() => Promise<void>} end */
  const then = (end) => async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...program, end: then(program.end), kill: then(program.kill) }
}
