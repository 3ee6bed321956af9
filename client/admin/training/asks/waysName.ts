import { countOf } from '../../ui/countText'

/** 'no ways yet', '1 way', '6 ways' */
export function waysName(count: number): string {
  if (count === 0) return 'no ways yet'
  return countOf(count, 'way')
}
