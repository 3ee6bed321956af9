/** Starts slow test files first, so that no worker waits for the other at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole servers that are killed and restarted repeatedly, then stores with many documents. */
const slow = [
  '/tests/analytics/simulation.',
  '/tests/faults/killed.',
  '/tests/phone/killed',
  '/tests/phone/twoServers.',
  '/tests/training/trying.',
  '/tests/store/property.',
  '/tests/store/copy.',
  '/tests/scripts/',
  '/tests/nodes/',
  '/tests/faults/',
  '/tests/store/',
  '/tests/training/',
  '/tests/quotes/saved.',
]

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((part) => moduleId.includes(part))
      return at < 0 ? slow.length : at
    }
    return usual.sort((a, b) => rank(a) - rank(b))
  }
}
