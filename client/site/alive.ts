/** Tells the starter that the page's script is running, so it need not load it again. */
export function markAlive(): void {
  dispatchEvent(new Event('alive'))
}
