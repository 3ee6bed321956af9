/**
 * How long this server keeps what visitors write, in words: it stands on <html>. In the page that the
 * build renders it is still a mark, which the server replaces (server/site/fill.ts).
 */
export function kept(): string {
  if (typeof document === 'undefined') return '%KEPT%'
  return document.documentElement.dataset.kept ?? ''
}
