/** The browser's storage. Where it is blocked or full, nothing is kept beyond the page. */

/** `local`: for all tabs and later visits. `session`: for this tab. */
type Kind = 'local' | 'session'

/** Reading the property itself throws where storage is blocked. */
const storageOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage)

export function readText(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Null removes it. */
export function storeText(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, text)
  } catch {
    // It lasts as long as the page.
  }
}

/** Null if there is none, or none of this form. */
export function readJson<T>(
  kind: Kind,
  key: string,
  isValid: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(readText(kind, key) ?? 'null')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Null removes it. */
export function storeJson(kind: Kind, key: string, value: unknown): void {
  storeText(kind, key, value === null ? null : JSON.stringify(value))
}
