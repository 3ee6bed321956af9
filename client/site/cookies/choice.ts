/** A yes in a cookie of this browser, or none. Small: it stands inside the HTML. */
export function hasCookie(name: string): boolean {
  return `; ${document.cookie}`.includes(`; ${name}=true`)
}

/** With 0 days it is taken away. */
export function setCookie(name: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  Object.assign(document, {
    cookie: `${name}=true; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`,
  })
}
