/**
 * How long this server retains visitors' messages, as text in an attribute of <html>. In the built
 * page it is still a placeholder, which the server replaces (server/site/fillPlaceholders.ts).
 */
export function retention(): string {
  if (typeof document === 'undefined') return '%KEPT%'
  return document.documentElement.dataset.kept ?? ''
}
