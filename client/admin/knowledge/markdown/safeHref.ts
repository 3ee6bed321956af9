/** Allowed targets of links in Markdown: the web, e-mail, calls, and pages of this site. */
const allowed = ['http:', 'https:', 'mailto:', 'tel:']
const here = 'https://here.invalid'

/** Parsed as the browser does, so that no spelling is understood differently. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href, here)) return null
  const url = new URL(href, here)
  if (!allowed.includes(url.protocol)) return null
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : url.href
}
