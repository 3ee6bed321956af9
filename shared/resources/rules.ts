/** The rules for a resource, checked by the form and the server. Pure and free of zod. */
import { isBlank } from '../blank'
import { required, tooLong } from '../problems'
import { limits } from './limits'
import { safeFilename } from './safeFilename'

/** Specification, section 3. The first is the default for a new resource. */
export const categories = [
  {
    id: 'technical',
    name: 'Technical Resources',
    description: 'Installation guides, technical specifications, documentation',
  },
  {
    id: 'marketing',
    name: 'Marketing Materials',
    description: 'Brochures, product photos, marketing assets',
  },
] as const
export type Category = (typeof categories)[number]['id']
export const defaultCategory: Category = 'technical'

export const resourceNotFound = 'Resource not found'

interface ResourceFields {
  title: string
  description: string
  filename: string
  /** '' if a file is uploaded or stays. */
  url: string
}

type Problems = Partial<Record<keyof ResourceFields, string>>

/**
 * Problems by field name; empty if the resource can be saved. `hasFile`: a file was uploaded, or
 * the resource keeps one.
 */
export function resourceProblems(words: ResourceFields, hasFile: boolean): Problems {
  const problems: Problems = {}
  const { title, description, filename, url } = words
  const texts = { title, description, filename }
  for (const [field, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    if (isBlank(text)) problems[field] = required
    else if (text.length > limits[field]) problems[field] = tooLong(limits[field])
  }
  if (!problems.filename && safeFilename(filename) !== filename) {
    problems.filename = `This name doesn’t work on every system. Try ${safeFilename(filename) || 'guide.pdf'}.`
  }
  if (url !== '') {
    const problem = urlProblem(url)
    if (problem) problems.url = problem
  } else if (!hasFile) {
    problems.url = 'Enter a URL or upload a file.'
  }
  return problems
}

/** The problem with an address to link to, or null. */
export function urlProblem(text: string): string | null {
  if (text.length > limits.url) return tooLong(limits.url)
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || /\s/.test(text)) return 'Enter a valid URL.'
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return 'The URL must begin with http:// or https://.'
  }
  if (url.username || url.password) return 'The URL can’t include a user name or password.'
  return null
}
