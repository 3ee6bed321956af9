/** 'no ways yet', '1 way', '6 ways' */
export function waysName(count: number): string {
  if (count === 0) return 'no ways yet'
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'way' : 'ways'}`
}
