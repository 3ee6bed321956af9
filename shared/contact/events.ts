import type { ContactRequest } from './calls'

/** Events for admins about requests: new, changed and deleted ones. */
export interface ContactEvents {
  request: (request: ContactRequest) => void
  requestRemoved: (request: { id: string }) => void
}
