/** Maximum of a chart's scale: the next round number that can be halved, at least 4. */
export function roundAbove(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power)
  return Math.max(4, steps.find((step) => step >= most) ?? most)
}
