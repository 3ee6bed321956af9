// @ts-check
/** Runs the rows one after the other and prints the table; writes it down if all were run. */
import { mkdirSync } from 'node:fs'
import { bundleBench } from './harness/bundle.mjs'
import { profileInto } from './harness/programs.mjs'
import { writeReport } from './harness/report.mjs'
import { asMarkdown } from './harness/table.mjs'
import { onlyByName, rows } from './rows.mjs'

/**
 * @param {string[]} words names of rows, --long, --profile
 * @returns {Promise<number>} the exit code
 */
export async function runBench(words) {
  const options = { long: words.includes('--long') }
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.filter((name) => !(name in rows || name in onlyByName))
  if (unknown.length > 0) {
    console.error(
      `No row is named ${unknown.join(', ')}. There are: ${Object.keys({ ...rows, ...onlyByName }).join(', ')}`,
    )
    return 1
  }
  if (words.includes('--profile')) {
    mkdirSync('dist/profiles', { recursive: true })
    profileInto('dist/profiles')
  }
  await bundleBench()
  const done = []
  const failed = []
  for (const [name, measure] of Object.entries(rows)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`measuring ${name}`)
    try {
      done.push(...(await measure(options)))
    } catch (error) {
      failed.push(name)
      console.error(error)
    }
  }
  for (const [name, measure] of Object.entries(onlyByName)) {
    if (!names.includes(name)) continue
    console.log(`measuring ${name}`)
    try {
      await measure()
    } catch (error) {
      failed.push(name)
      console.error(error)
    }
  }
  if (done.length > 0) console.log(`\n${asMarkdown(done)}`)
  if (failed.length > 0) {
    console.error(`Not measured: ${failed.join(', ')}`)
    return 1
  }
  if (names.length === 0) writeReport(done)
  return 0
}
