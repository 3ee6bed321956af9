/** Signs as the page makes them from what is typed. */
import { emptyInputs, type Inputs, readInputs } from '../../client/admin/signs/inputs'
import { makeSign, type Sign } from '../../client/admin/signs/sign'
import { kinds, type Size, standardSizes } from '../../client/admin/signs/size'
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
