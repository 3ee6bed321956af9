/** Vitest's global setup: says so where tests of the built server would run an older one. */
import { isBuildStale } from '../prepare/prepare.mjs'

export default function warn(): void {
  if (isBuildStale()) console.warn('dist is older than the source. First run: npm run build\n')
}
