/** Arithmetic on vectors. */

export const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** For vectors of length 1; 0 if one is missing. */
export function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0
  let shared = 0
  for (let at = 0; at < one.length; at += 1) shared += (one[at] as number) * (other[at] as number)
  return shared
}
