/** The interval in which a share lies at 95 %, by Wilson: also right near 0 and 1 and for few trials. */
export function wilson(hits: number, trials: number): [from: number, to: number] {
  if (trials === 0) return [0, 1]
  const z = 1.959964
  const share = hits / trials
  const middle = share + z ** 2 / (2 * trials)
  const spread = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))
  const scale = 1 + z ** 2 / trials
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
