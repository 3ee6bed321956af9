/** A yes stored as a cookie of this browser. Kept small because it is inlined in the HTML. */
export function hasCookie(name: string): boolean {
  return `; ${document.cookie}`.includes(`; ${name}=true`)
}

/** 0 days deletes the cookie. */
export function setCookie(name: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  Object.assign(document, {
    cookie: `${name}=true; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`,
  })
}
