// @ts-check
/** Makes a clone ready to run: installs packages and builds, each only if outdated. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './child.mjs'
import { isInstalled } from './installed.mjs'
import { Locked, withLock } from './lock.mjs'
import { fingerprint, readStamp } from './stamp.mjs'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** The bundled sources, and the files that configure bundling. */
const sources = [
  ...[
    'client',
    'server',
    'shared',
    'scripts/build',
    // The commands that are bundled, too; see scripts/build/bundle.mjs.
    ...readdirSync(join(root, 'scripts')).flatMap((file) =>
      file.endsWith('.ts') ? `scripts/${file}` : [],
    ),
  ],
  ...['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
]
const builtFrom = join(root, 'dist/built-from')

/** Whether dist was built from other files than today's. */
export function isBuildStale() {
  return readStamp(builtFrom) !== fingerprint(root, sources)
}

/** Something keeps a clone from running. The message is one line for a person. */
class NotReady extends Error {
  /** @override */
  name = 'NotReady'
}

/**
 * Changes to the project's folder and makes it ready; exits with one line if that fails.
 * @param {{ build?: 'stale' | 'always' }} [options]
 */
export async function prepare({ build = 'stale' } = {}) {
  process.chdir(root)
  const needs = () => {
    const install = !isInstalled(root)
    const isStale = install || isBuildStale()
    return { install, build: build === 'always' || isStale }
  }
  if (!needs().build) return
  try {
    await withLock(join(root, 'dist/preparing.lock'), async () => {
      // Checked again: the process that held the lock before may have done it.
      const still = needs()
      if (still.install) await install()
      if (still.build) await buildAll()
    })
  } catch (error) {
    if (!(error instanceof Locked) && !(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function install() {
  console.log('Installing packages')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0)
    throw new NotReady('The packages could not be installed. See npm’s message above.')
}

async function buildAll() {
  // Taken before the build, so that files saved during it count as newer.
  const print = fingerprint(root, sources)
  const code = await run(process.execPath, [join(root, 'scripts/build/run.mjs')])
  if (code !== 0) throw new NotReady('The build failed. See the reason above.')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(builtFrom, print)
}
