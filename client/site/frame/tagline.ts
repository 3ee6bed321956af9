/**
 * The tagline under the logo, as last saved by an admin, in an attribute of <html>. In the built
 * page it is still a placeholder, which the server replaces (server/site/fillPlaceholders.ts).
 */
export function tagline(): string {
  if (typeof document === 'undefined') return '%TAGLINE%'
  return document.documentElement.dataset.tagline ?? ''
}
