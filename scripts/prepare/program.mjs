// @ts-check
/** Runs one of the built programs in this very process, after making it ready. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'

/** @param {string} name of a file in dist/server */
export async function runProgram(name) {
  await prepare()
  process.env.NODE_ENV ||= 'production'
  if (existsSync('.env')) process.loadEnvFile('.env')
  await import(pathToFileURL(join(root, 'dist/server', `${name}.js`)).href)
}
