/**
 * For files whose tests wait with a page open on which something moves without end, which nothing of theirs
 * is about: `test.use(still)`. Each frame is drawn without a graphics card, at a third of a test's time.
 * The pages' looks, axe and what moves are tested with motion (home, frame, panelAccess, walk).
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const
