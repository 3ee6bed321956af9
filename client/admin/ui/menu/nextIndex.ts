/** The item that a key moves to in an open menu, wrapping around; null for other keys. Pure. */
interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export function nextIndex(
  { key, ctrlKey, metaKey, altKey }: Key,
  at: number,
  names: readonly string[],
): number | null {
  const count = names.length
  if (ctrlKey || metaKey || altKey || count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return null
  // A letter moves to the next item that starts with it.
  const places = names.map((_, step) => (at + 1 + step) % count)
  return places.find((place) => names[place]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
