/** Signs as the page makes them from typed inputs. */
import fc from 'fast-check'
import { emptyInputs, type Inputs, readInputs } from '../../client/admin/signs/form/inputs'
import { addressOf } from '../../client/admin/signs/layout/address'
import { phoneOf } from '../../client/admin/signs/layout/phone'
import { makeSign, type Sign } from '../../client/admin/signs/layout/sign'
import {
  isTooSlim,
  kinds,
  type Size,
  sizeLimits,
  standardSizes,
} from '../../client/admin/signs/layout/size'
import { face } from './fonts'

export const number = '202-555-0142'
export const address = 'https://visitoraccess.example/g/4F7K'

export function signOf(typed: Partial<Inputs>): Sign {
  const { words, size, problems } = readInputs({ ...emptyInputs, ...typed })
  if (!words || !size) throw new Error(`No sign: ${JSON.stringify(problems)}`)
  return makeSign(words, size, typed.isInverse ?? false, face)
}

export function sized({ width, height }: Size): Partial<Inputs> {
  return { standard: -1, width: String(width), height: String(height) }
}

export const everyStandard = kinds.flatMap(({ id: kind }) =>
  standardSizes[kind].map((size, standard) => ({ kind, standard, size })),
)

const anyPhone = fc.stringMatching(/^[2-9]\d{9}$/).filter((typed) => !('problem' in phoneOf(typed)))
const anyAddress = fc
  .webUrl({ withQueryParameters: true })
  .filter((typed) => !('problem' in addressOf(typed)))

export const anyTyped: fc.Arbitrary<Partial<Inputs>> = fc.oneof(
  anyPhone.map((phone) => ({ phone })),
  anyAddress.map((typed) => ({ address: typed })),
  fc.record({ phone: anyPhone, address: anyAddress }),
)

/** In quarters of an inch. */
export function anySizeTo(longest: number): fc.Arbitrary<Size> {
  const side = fc
    .integer({ min: sizeLimits.shortest * 4, max: longest * 4 })
    .map((count) => count / 4)
  return fc.record({ width: side, height: side }).filter((size) => !isTooSlim(size))
}
export const anySize = anySizeTo(sizeLimits.longest)
