/**
 * Texts that depend on this server, in attributes of <html>. In the built page they are still
 * placeholders, which the server replaces (server/site/fillPlaceholders.ts).
 */

/** The tagline under the logo, as last saved by an admin. */
export const tagline = () => served('tagline', '%TAGLINE%')

/** How long visitors' messages are retained. */
export const retention = () => served('kept', '%KEPT%')

function served(attribute: 'tagline' | 'kept', placeholder: string): string {
  if (typeof document === 'undefined') return placeholder
  return document.documentElement.dataset[attribute] ?? ''
}
