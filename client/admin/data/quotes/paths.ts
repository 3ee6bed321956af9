/** The addresses of the tool's pages. */
export const pricingPath = '/admin/pricing'
export const quotesPath = `${pricingPath}/quotes`
/** The path pattern for the server and the router. */
export const quotePattern = `${quotesPath}/:id`

export const revisionParameter = 'revision'

export function quotePath(id: string, revision?: number): string {
  const path = `${quotesPath}/${encodeURIComponent(id)}`
  return revision === undefined ? path : `${path}?${revisionParameter}=${revision}`
}
