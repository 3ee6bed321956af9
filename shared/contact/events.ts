import type { ContactRequest } from './calls'

/** Events for admins about requests: each new one, each change, and each that is deleted. */
export interface ContactNews {
  request: (request: ContactRequest) => void
  requestRemoved: (request: { id: string }) => void
}
