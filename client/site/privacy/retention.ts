/**
 * How long this server retains what visitors write, as text: an attribute of <html>. In the page that the
 * build renders it is still a placeholder, which the server replaces (server/site/fillPlaceholders.ts).
 */
export function retention(): string {
  if (typeof document === 'undefined') return '%KEPT%'
  return document.documentElement.dataset.kept ?? ''
}
