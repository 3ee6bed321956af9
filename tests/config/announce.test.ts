/** What a start reports about sample facts, and why a program didn't do its work. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explain, sampleHint } from '#server/config/announce'
import { NewerBackup } from '#server/store/backup/format'
import { NoRoom } from '#server/store/errors'
import { company, samples } from '#shared/company'
import { startServer } from '../runningServer'

test('a start lists each sample fact and where to set the real one', async () => {
  const server = await startServer()
  const said = server.output()
  await server.remove()
  expect(samples.filter((name) => !said.includes(name))).toEqual([])
  expect(said.includes('shared/company.ts')).toBe(samples.length > 0)
})

test('what an operator can mend is explained in one line', () => {
  const store = 'embedded' as const
  const newer = { format: 2, program: '9.0.0', migrations: [], at: '', store }
  for (const error of [new NewerBackup(newer, 'its format is 2'), new NoRoom()])
    expect(explain(error)).toBe(error.message)
  expect(explain(new Error('odd'))).toContain('failed to start')
})

test('without sample facts the start lists none', () => {
  expect(sampleHint([])).toEqual([])
  expect(sampleHint(['team']).join('\n')).toMatch(
    /samples still in use: team\.\n.*shared\/company\.ts/,
  )
})

test('the README section that the hint names exists and explains each sample fact', () => {
  const readme = readFileSync('README.md', 'utf8')
  const section = /## The company's facts\n(.*?)\n## /s.exec(readme)?.[1] ?? ''
  expect(samples.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})

test('every fact that looks made up is on the list of samples', () => {
  const listed: readonly string[] = samples
  const madeUp = Object.entries(company)
    .filter(([, fact]) => /\.example\b|202-555-01\d\d/.test(JSON.stringify(fact)))
    .map(([name]) => name)
  expect(madeUp.filter((name) => !listed.includes(name))).toEqual([])
})
