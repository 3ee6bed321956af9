/**
 * What stands under the logo: it stands on <html>, as admins have last saved it. In the page that the
 * build renders it is still a mark, which the server replaces (server/site/fillPlaceholders.ts).
 */
export function tagline(): string {
  if (typeof document === 'undefined') return '%TAGLINE%'
  return document.documentElement.dataset.tagline ?? ''
}
