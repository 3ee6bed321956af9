/** What the form on a quote's page holds, checked as the call checks it. */
import { privateQuoteCalls } from '#shared/quotes/calls'
import type { Acceptance } from '../quotes/quotes'

const { body } = privateQuoteCalls.accept

interface Read {
  /** Null when it cannot be accepted as it is. */
  acceptance: Acceptance | null
  name: string
  nameProblem: string | null
}

export function readAcceptance(form: unknown): Read {
  const fields = form instanceof URLSearchParams ? form : new URLSearchParams()
  const name = fields.get('name') ?? ''
  const revision = Number(fields.get('revision') ?? Number.NaN)
  const read = body.safeParse({ name, revision })
  if (read.success) return { acceptance: read.data, name, nameProblem: null }
  const issue = read.error.issues.find(({ path }) => path[0] === 'name')
  return { acceptance: null, name, nameProblem: issue?.message ?? null }
}
