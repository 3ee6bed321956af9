// @ts-check
/** Compresses every file that browsers load to its smallest: x.js.br and x.js.gz beside x.js. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { clientFolder } from './bundle.mjs'

const compressible = /\.(js|css|svg|json|txt|webmanifest|ttf)$/
/** The manifest, and pages, which the server compresses after filling them in. */
const notServed = /[\\/](\.vite|pages)[\\/]/

/** @returns {Promise<number>} how many files were compressed */
export async function compressAssets() {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notServed.test(file))
  await Promise.all(files.map(compress))
  return files.length
}

/** @param {string} file */
async function compress(file) {
  const plain = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
