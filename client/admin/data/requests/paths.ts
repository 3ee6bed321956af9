/** The addresses of the tool's page. */
export const requestsPath = '/admin/requests'

/** The list showing only that request. */
export function requestPath(reference: string): string {
  return `${requestsPath}?search=${encodeURIComponent(reference)}`
}
