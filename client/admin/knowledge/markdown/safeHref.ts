/** Where a link in Markdown may lead: to the web, an e-mail, a call, or within this site. */
const allowed = ['http:', 'https:', 'mailto:', 'tel:']
const here = 'https://here.invalid'

/** As the browser itself would read it, so that no trick of writing tells them apart. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href, here)) return null
  const url = new URL(href, here)
  if (!allowed.includes(url.protocol)) return null
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : url.href
}
