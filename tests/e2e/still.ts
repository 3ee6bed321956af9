/**
 * For files whose tests wait on a page with an endless animation that they don't test:
 * `test.use(still)`. Rendering each frame without a graphics card takes a third of a test's time.
 * The pages' looks, axe and animations are tested with motion (home, frame, panelAccess, walk).
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const
