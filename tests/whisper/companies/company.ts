/** A made-up company to measure answers with: what it publishes, and what its visitors ask. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Entry } from '#shared/knowledge/entry'

export interface Company {
  name: string
  entries: Entry[]
  questions: CompanyQuestion[]
}

export interface CompanyQuestion {
  id: string
  /** The entry that answers it; null when none does. */
  entry: string | null
  kind: string
  /** One visitor's messages; only the reply to the last is judged. */
  ask: string[]
  expect: 'answer' | 'admit'
  /** Patterns that the right reply matches, all of them. */
  must: string[]
  must_not: string[]
  why: string
}

/** `folder` contains files NAME-knowledge.json and NAME-questions.json. */
export function readCompanies(folder: string): Company[] {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  return readdirSync(folder)
    .filter((file) => file.endsWith('-knowledge.json'))
    .map((file) => {
      const name = file.replace('-knowledge.json', '')
      const entries: Entry[] = read(file).map((entry: Entry) => ({
        ...entry,
        version: 1,
        sections: [],
        lastUpdated: '2026-01-01T00:00:00.000Z',
      }))
      return { name, entries, questions: read(`${name}-questions.json`) }
    })
}

/** Neighbors often ask for related things. */
const apart = 7

/** Everyday questions, and two at once, each asked after one that another entry answers. */
export function changingSubject({ questions, ...company }: Company): Company {
  const everyday = questions.filter(({ kind }) => kind === 'everyday')
  const two = questions.filter(({ kind }) => kind === 'two')
  const asked = [...everyday, ...two].flatMap((question, index) => {
    const before = everyday[(index + apart) % everyday.length] as CompanyQuestion
    const ask = [...before.ask, ...question.ask]
    return before.entry === question.entry ? [] : [{ ...question, ask }]
  })
  return { ...company, questions: asked }
}
