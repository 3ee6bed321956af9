import type { ContactRequest } from './calls'

/** What admins are told of requests: each new one, and each change. */
export interface ContactNews {
  request: (request: ContactRequest) => void
}
