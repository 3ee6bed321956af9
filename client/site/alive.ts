/** Tells the starter that the page's script runs: it need not be loaded again. */
export function markAlive(): void {
  dispatchEvent(new Event('alive'))
}
