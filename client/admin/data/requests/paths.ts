/** The addresses of the tool's page. */
export const requestsPath = '/admin/requests'

/** The list with that one alone. */
export function requestPath(reference: string): string {
  return `${requestsPath}?search=${encodeURIComponent(reference)}`
}
