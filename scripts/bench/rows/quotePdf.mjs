// @ts-check
/** The customer's PDF of 50 lines, against the same lines drawn directly with jsPDF. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { printFont } from '../../build/printFonts.mjs'
import { bareQuotePdf } from '../bare/quotePdf.mjs'
import { benchFolder } from '../harness/bundle.mjs'
import { inTurn } from '../harness/figures.mjs'
import { ms, row } from '../harness/table.mjs'

const lineCount = 50
const filesARound = 5
const rounds = 12

export async function quotePdf() {
  /** @type {typeof import('../quotePdf')} */
  const { benchLines, ourQuotePdf } = await import(pathToFileURL(`${benchFolder}/quotePdf.js`).href)
  const { resolve } = createRequire(import.meta.url)
  const font = (/** @type {string} */ name) =>
    printFont(resolve(`lato-font/fonts/lato-${name}/lato-${name}.woff`))
  const fonts = {
    regular: await font('normal'),
    bold: await font('bold'),
    black: await font('black'),
  }
  const lines = benchLines(lineCount)
  const bare = async () => cpuOf(() => bareQuotePdf(fonts, lines))
  const beside = async (/** @type {boolean} */ isFull) => {
    const ours = async () => cpuOf(() => ourQuotePdf(fonts, lines, isFull))
    // Lets the JIT compilers settle.
    await inTurn(3, ours, bare)
    return (await inTurn(rounds, ours, bare)).of((value) => value)
  }
  const name = `${lineCount}-line quote PDF, CPU per file, beside minimal jsPDF with the same fonts`
  return [
    row(name, await beside(false), ms, 1.2),
    row(`${name}: with all that can stand on one`, await beside(true), ms),
  ]
}

/** In milliseconds per file. @param {() => ArrayBuffer} make */
function cpuOf(make) {
  const from = process.cpuUsage()
  for (let file = 0; file < filesARound; file++) make()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000 / filesARound
}
