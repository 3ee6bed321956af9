import type { ContactRequest } from './calls'

/** What admins are told of requests: each new one, each change, and each that is deleted. */
export interface ContactNews {
  request: (request: ContactRequest) => void
  requestRemoved: (request: { id: string }) => void
}
