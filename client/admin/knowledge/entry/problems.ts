/** Problems in the form, by field and by section. Pure. */
import { entryProblems, type Problems, type EntryContent } from '#shared/knowledge/rules'
import { required } from '#shared/problems'
import { isWaiting, type PartProblems } from '../sections/parts'
import type { Draft } from './draft'

interface FormProblems {
  fields: Problems
  parts: PartProblems
}

export const noProblems: FormProblems = { fields: {}, parts: {} }

export function problemsOf({ parts, markdown }: Draft, words: EntryContent): FormProblems {
  const isEmpty = words.sections.length === 0
  const fields = { ...entryProblems(words), ...(isEmpty && { content: required }) }
  if (markdown !== null) return { fields, parts: {} }
  const wrong = parts.map((part, index) => {
    const isNameless = index > 0 && part.heading.trim() === ''
    const isTextless = isWaiting(part) || (isEmpty && index === 0)
    return [
      part.key,
      { ...(isNameless && { heading: required }), ...(isTextless && { text: required }) },
    ] as const
  })
  const found = wrong.filter(([, one]) => Object.keys(one).length > 0)
  return { fields, parts: Object.fromEntries(found) }
}

export function isGood({ fields, parts }: FormProblems): boolean {
  return Object.keys(fields).length === 0 && Object.keys(parts).length === 0
}
