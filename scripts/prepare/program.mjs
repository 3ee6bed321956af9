// @ts-check
/** Runs one of the built programs in this process, after making it ready. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'
import { readSettingsFile } from './settings.mjs'

/** @param {string} name of a file in dist/server */
export async function runProgram(name) {
  await prepare()
  process.env.NODE_ENV ||= 'production'
  readSettingsFile()
  await import(pathToFileURL(join(root, 'dist/server', `${name}.js`)).href)
}
