/** Counts for people. */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** '1 visit', '4,193 visits' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
