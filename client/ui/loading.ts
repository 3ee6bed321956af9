/** Scripts and styles that a page loads on demand, over lines that break. */

const pauseMs = 1_500

/** Loads, and tries once more after a pause: most lines that break are back by then. */
export function retried<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return load()
    })
}

/** In the words of Chromium, Firefox, Safari and Vite. The server may also have been updated since. */
export function isLoadFailure(error: unknown): boolean {
  return /imported module|module script|preload CSS/i.test(String(error))
}
