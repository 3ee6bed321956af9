/** Tells the starter that the page's script runs: it need not be loaded again. */
export function tellAlive(): void {
  dispatchEvent(new Event('alive'))
}
