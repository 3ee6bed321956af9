/** Labels that accept more than one honest wording. */
import { dollarsOf, type Expected, type Priced } from '../../labelled'

/** A question back, where what is asked for can be read in more than one way. */
export const asksBack =
  /\b(which|what|how many|how much of|do you mean|did you mean|would you|do you want)\b[^.?!]*\?|\b(tell|let) (me|us) (know )?(which|how many|what)|name the items/i

/** Any one of them is right. */
export function either(...patterns: RegExp[]): Expected {
  return { says: [anyOf(...patterns)] }
}

export function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i')
}

/** All of these amounts, in any order, as one pattern. */
export function amounts(...dollars: number[]): RegExp {
  return new RegExp(
    `^${dollars.map((one) => `(?=[\\s\\S]*(?:${dollarsOf(one).source}))`).join('')}`,
  )
}

/** Any one of these figures is right for the set. */
export function eitherOf(priced: Priced, ...patterns: RegExp[]): Expected {
  return { ...either(...patterns), priced }
}

/** What is due over some years. */
export function overYears(priced: Priced & Required<Pick<Priced, 'years'>>): Expected {
  return { says: [dollarsOf(priced.years[1])], priced }
}

/** How far two sets are apart. */
export function apartBy(priced: Priced & Required<Pick<Priced, 'versus' | 'apart'>>): Expected {
  return { says: [dollarsOf(priced.apart)], priced }
}
