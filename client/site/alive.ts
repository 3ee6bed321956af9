/** Tells the starter that the page now answers by itself: what it held is played again. */
export function tellAlive(): void {
  dispatchEvent(new Event('alive'))
}
